import type { LucideIcon } from 'lucide-react';
import type { Slug } from '../../../contract/rights/permissions';
import { definePage, type Page, type PageLayout } from '../../declarations/definePage';
import type { MenuPlace } from '../../declarations/menuPlace';

type Bilingual = readonly [id: string, en: string];

interface Row {
  path: string;
  permission?: Slug;
  below?: string;
  layout?: PageLayout;
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
  { path: '/dashboard/:id', permission: 'can_read_dashboard', below: '/dashboard', layout: 'dashboard', title: ['Beranda per Kategori', 'Home of a category'], holds: ['ringkasan satu kategori produk', 'the figures of one product category'] },




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
