import { definePage } from '../../declarations/definePage';
import { id } from './messages';

/** How to reach the helpdesk, short answers, the keyboard shortcuts. */
export const helpPage = definePage({
  name: 'help',
  path: '/help',
  view: () => import('./Help'),
  messages: { id, en: () => import('./messages.en') },
});
