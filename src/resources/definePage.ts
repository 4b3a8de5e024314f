import type { LucideIcon } from 'lucide-react';
import type { Slug } from '../../contract/rights/permissions';
import type { Translated } from '../i18n/merge';
import { type LazyView, type LoadView, lazyView } from '../routing/lazyView';
import type { MenuPlace } from './menuPlace';

export type PageWords = { title: string; menu?: string; [more: string]: string | undefined };

interface PageDeclaration<Words extends PageWords> {
  /** Key of its words: `pages.<name>`. */
  name: string;
  /** Its address; `:id` where a parameter stands. */
  path: string;
  /** Holders of any of these may open it; everyone who is signed in where nothing is said. */
  permission?: Slug | readonly Slug[];
  menu?: MenuPlace;
  icon?: LucideIcon;
  view: LoadView;
  back?: string;
  /** Calls whose answers the server may send ahead. */
  preload?: readonly string[];
  words: { id: Words; en: Translated<Words> };
}

export interface Page<Words extends PageWords = PageWords> extends Omit<PageDeclaration<Words>, 'permission' | 'view'> {
  slugs: readonly Slug[];
  View: LazyView;
}

/** Declares a page that belongs to no resource: its address, right, menu place, view and words. */
export function definePage<const Words extends PageWords>({
  permission = [],
  view,
  ...rest
}: PageDeclaration<Words>): Page<Words> {
  return {
    ...rest,
    slugs: typeof permission === 'string' ? [permission] : permission,
    View: lazyView(view),
  };
}
