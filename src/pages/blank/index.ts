import { definePage } from '../../declarations/definePage';
import { id } from './messages';

/** The blank layout of point 2 and nothing in it. */
export const blankPage = definePage({
  name: 'blank',
  path: '/blank',
  layout: 'blank',
  view: () => import('./Blank'),
  messages: { id, en: () => import('./messages.en') },
});
