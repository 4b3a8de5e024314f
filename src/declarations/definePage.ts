import type { LucideIcon } from 'lucide-react';
import type { Slug } from '../../contract/rights/permissions';
import type { ErrorModule } from '../i18n/englishErrors';
import type { InBoth, WithCustom } from '../i18n/merge';
import type { LoadView } from '../routing/lazyView';
import { specSpelling } from '../routing/ResourcePaths';
import type { MenuPlace } from './menuPlace';

/**
 * `menu` and `crumb` are said where the menu or the last breadcrumb bear another name than the title; `crumb` may hold the address's
 * `%{id}`. `info` is the sentence behind the info icon.
 */
export type PageMessages = {
  title: string;
  menu?: string;
  crumb?: string;
  info?: string;
  [more: string]: string | undefined;
};

/** What stands around a page with a session. The sign-in page has the fourth layout, `auth`, in a bundle of its own. */
export type PageLayout = 'default' | 'dashboard' | 'blank';

interface PageDeclaration<Texts extends PageMessages> {
  /** Key of its messages: `pages.<name>`. */
  name: string;
  /** Its address; `:id` where a parameter stands, `:id?` where the specification writes `{id?}`. */
  path: string;
  /** Holders of any of these may open it; everyone who is signed in where nothing is said. */
  permission?: Slug | readonly Slug[] | undefined;
  menu?: MenuPlace | undefined;
  icon?: LucideIcon | undefined;
  layout?: PageLayout | undefined;
  view: LoadView;
  /** The page that it lies below: a breadcrumb, and where 'Kembali' leads. */
  below?: string | undefined;
  /** Where 'Kembali' leads, if not to the page above. */
  back?: string | undefined;
  /** The call about the record of its address, `/v1/cms/product/category/{id}`: where that answers 404, so does the page. */
  record?: string;
  /** Calls whose answers the server may send ahead. */
  preload?: readonly string[];
  /** `custom` where the messages of its view are many: `() => import('./customMessages')`. */
  messages: InBoth<Texts> & WithCustom;
  /** The errors of its calls, loaded with English: `() => import('../../contract/identity/authErrors')`. */
  errors?: () => Promise<ErrorModule>;
}

export interface Page<Texts extends PageMessages = PageMessages>
  extends Omit<PageDeclaration<Texts>, 'permission' | 'view' | 'layout'> {
  /** As the specification writes the address. */
  route: string;
  layout: PageLayout;
  slugs: readonly Slug[];
  load: LoadView;
}

/** Declares a page that belongs to no resource: its address, right, menu place, layout, view and messages. */
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
