import { definePage } from '../../declarations/definePage';
import { id } from './messages';

/** The empty blank layout of point 2. */
export const blankPage = definePage({
  name: 'blank',
  path: '/blank',
  layout: 'blank',
  view: () => import('./Blank'),
  messages: { id, en: () => import('./messages.en') },
});
