import type { id } from './words';

export const en: typeof id = {
  title: 'Home',
  greeting: 'Hello, %{name}',
  intro: 'Go on with your work from here.',
};
