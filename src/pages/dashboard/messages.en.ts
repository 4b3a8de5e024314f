import type { id } from './messages';

export const en: typeof id = {
  title: 'Home',
  greeting: 'Hello, %{name}',
  intro: 'Go on with your work from here.',
};
