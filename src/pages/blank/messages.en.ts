import type { Translated } from '../../i18n/merge';
import type { id } from './messages';

export const en: Translated<typeof id> = {
  title: 'Blank page',
  text: 'The layout without a menu, for pages to be printed or embedded.',
  home: 'Go to the home page',
};
