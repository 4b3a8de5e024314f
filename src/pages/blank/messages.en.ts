import type { Translated } from '../../i18n/merge';
import type { id } from './messages';

export const en: Translated<typeof id> = {
  title: 'Blank page',
  text: 'The layout without a menu, for pages that are printed or embedded.',
  home: 'To the home page',
};
