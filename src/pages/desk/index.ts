import { Headset } from 'lucide-react';
import { definePage } from '../../declarations/definePage';
import { id } from './messages';

/** Pemesanan 135: orders by telephone, from the number to the text read back to the caller, on one page. */
export const deskPage = definePage({
  name: 'desk',
  path: '/order',
  permission: 'can_create_order_135',
  menu: { order: 70 },
  icon: Headset,
  view: () => import('./Desk'),
  messages: { id, en: () => import('./messages.en'), custom: () => import('./customMessages') },
  errors: () => import('../../../contract/desk/deskErrors'),
});
