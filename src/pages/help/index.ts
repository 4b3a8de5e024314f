import { definePage } from '../../declarations/definePage';
import { id } from './messages';

/** Helpdesk contacts, short answers, keyboard shortcuts. */
export const helpPage = definePage({
  name: 'help',
  path: '/help',
  view: () => import('./Help'),
  messages: { id, en: () => import('./messages.en'), custom: () => import('./customMessages') },
});
