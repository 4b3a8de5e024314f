import { Headset, type LucideIcon, ReceiptText } from 'lucide-react';
import type { Slug } from '../../../contract/rights/permissions';
import { definePage, type Page } from '../../declarations/definePage';
import type { MenuPlace } from '../../declarations/menuPlace';

type Bilingual = readonly [id: string, en: string];

interface Row {
  path: string;
  permission?: Slug;
  below?: string;
  menu?: MenuPlace;
  icon?: LucideIcon;
  title: Bilingual;
  /** For the menu and the breadcrumbs, if it differs from the title. */
  short?: Bilingual;
  /** What the page will contain, as part of a sentence. */
  holds: Bilingual;
}

const view = () => import('./PlannedPage');

/**
 * Pages of the specification (point 2) whose domain is not built yet, so that menu, rights and addresses exist
 * already. Delete a domain's lines here when you build it.
 */
// biome-ignore format: a table, a page a line.
const rows: readonly Row[] = [

  { path: '/transaction', permission: 'can_read_laporan_transaksi', menu: { order: 50 }, icon: ReceiptText, title: ['Transaksi Merchant', 'Merchant transactions'], holds: ['laporan transaksi tiap merchant', 'the transactions of each merchant'] },

  { path: '/monitoring-order/:id?/pdf', permission: 'can_read_monitoring_order', below: '/monitoring-order', title: ['Cetak Pesanan', 'Print order'], short: ['%{id}', '%{id}'], holds: ['lembar pesanan untuk dicetak', 'the sheet of an order for printing'] },

  { path: '/order', permission: 'can_create_order_135', menu: { order: 70 }, icon: Headset, title: ['Pemesanan 135', 'Orders by 135'], holds: ['pembuatan pesanan lewat telepon 135', 'orders made by phone through 135'] },
];

export const plannedPages: readonly Page[] = rows.map(page);

function page({ title, short = title, holds, ...rest }: Row): Page {
  const messages = (language: 0 | 1) => ({
    title: title[language],
    menu: short[language],
    crumb: short[language],
    holds: holds[language],
  });
  const name = `planned${rest.path.replace(/[/:?-]+/g, '_')}`;
  return definePage({ ...rest, name, view, messages: { id: messages(0), en: async () => ({ en: messages(1) }) } });
}
