import type { LucideIcon } from 'lucide-react';
import type { Slug } from '../../contract/rights/permissions';
import type { ErrorModule } from '../i18n/englishErrors';
import type { InBoth, WithCustom } from '../i18n/merge';
import type { LoadView } from '../routing/lazyView';
import { specSpelling } from '../routing/pathTranslator';
import type { MenuPlace } from './menuPlace';

/**
 * Messages of a page. `menu` and `crumb` are needed only if the menu or the last breadcrumb differs from the title; `crumb` may contain
 * the address's `%{id}`. `info` is the sentence behind the info icon.
 */
export type PageMessages = {
  title: string;
  menu?: string;
  crumb?: string;
  info?: string;
  [more: string]: string | undefined;
};

/** The layout around a page that requires a session. The sign-in page has the fourth layout, `auth`, in a separate bundle. */
export type PageLayout = 'default' | 'dashboard' | 'blank';

interface PageDeclaration<Texts extends PageMessages> {
  /** Key of its messages: `pages.<name>`. */
  name: string;
  /** Its address, with `:id` for a parameter and `:id?` where the specification writes `{id?}`. */
  path: string;
  /** Holders of any of these may open it; by default, everyone who is signed in. */
  permission?: Slug | readonly Slug[] | undefined;
  menu?: MenuPlace | undefined;
  icon?: LucideIcon | undefined;
  layout?: PageLayout | undefined;
  view: LoadView;
  /** The parent page: a breadcrumb, and where 'Kembali' leads. */
  below?: string | undefined;
  /** Where 'Kembali' leads, if not to the parent page. */
  back?: string | undefined;
  /** The call for the address's record, `/v1/cms/product/category/{id}`: if it responds with 404, so does the page. */
  record?: string;
  /** Calls whose responses the server may preload. */
  preload?: readonly string[];
  /** `custom` if its view has many messages: `() => import('./customMessages')`. */
  messages: InBoth<Texts> & WithCustom;
  /** Errors of its calls, loaded along with English: `() => import('../../contract/identity/authErrors')`. */
  errors?: () => Promise<ErrorModule>;
}

export interface Page<Texts extends PageMessages = PageMessages>
  extends Omit<PageDeclaration<Texts>, 'permission' | 'view' | 'layout'> {
  /** The address as the specification writes it. */
  route: string;
  layout: PageLayout;
  slugs: readonly Slug[];
  load: LoadView;
}

/** Declares a page that belongs to no resource: its address, permission, menu place, layout, view and messages. */
export function definePage<const Texts extends PageMessages>({
  permission = [],
  layout = 'default',
  path,
  view,
  ...rest
}: PageDeclaration<Texts>): Page<Texts> {
  return {
    ...rest,
    layout,
    path: path.replace('?', ''),
    route: specSpelling(path),
    slugs: typeof permission === 'string' ? [permission] : permission,
    load: view,
  };
}
