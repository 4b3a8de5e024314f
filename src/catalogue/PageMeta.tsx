import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

export interface PageLink {
  label: string;
  to: string;
}

interface Crumb {
  label: string;
  to?: string;
  /** The title already says it. */
  isTitle?: boolean;
}

/** Page metadata for the top bar, from the route's declaration (point 2). */
export interface PageMeta {
  title: string;
  /** From the first page to this one; the last has no link. */
  breadcrumbs: Crumb[];
  /** Product URL that 'Kembali' leads to. */
  back?: string;
  /** Sibling pages that the user may open. */
  submenu?: PageLink[];
  /** A sentence about the page, behind the info icon. */
  info?: string;
  /** Layout; the shell by default. */
  layout?: 'default' | 'dashboard' | 'blank';
}

/** Metadata with which a view refines the route's declaration. */
export interface RefinedMeta extends Partial<Omit<PageMeta, 'breadcrumbs'>> {
  /** Replaces the last breadcrumb. */
  crumb?: Crumb;
}

const nothing: PageMeta = { title: '', breadcrumbs: [] };

const Context = createContext<PageMeta>(nothing);
const Refine = createContext<(part: RefinedMeta | undefined) => void>(() => {});

interface PageMetaProviderProps {
  /** Metadata of the current route, from its declaration. */
  value: PageMeta;
  children: ReactNode;
}

/** Provides the current route's metadata, refined by the current view, to the top bar. */
export const PageMetaProvider = ({ value, children }: PageMetaProviderProps) => {
  const [part, refine] = useState<RefinedMeta>();
  const meta = useMemo(() => refined(value, part), [value, part]);
  return (
    <Refine.Provider value={refine}>
      <Context.Provider value={meta}>{children}</Context.Provider>
    </Refine.Provider>
  );
};

const refined = (meta: PageMeta, { crumb, ...part }: RefinedMeta = {}): PageMeta => ({
  ...meta,
  ...part,
  ...(crumb && { breadcrumbs: [...meta.breadcrumbs.slice(0, -1), crumb] }),
});

/** Returns the title, breadcrumbs, back target, submenu and info of the current page. */
export const usePageMeta = (): PageMeta => useContext(Context);

/**
 * Refines the page's metadata from a view that knows its record, until the view unmounts:
 * `useRefinePageMeta({ title: record.title })`. Pass `undefined` while the record is loading.
 */
export function useRefinePageMeta(part: RefinedMeta | undefined): void {
  const refine = useContext(Refine);
  // compared by content: callers pass object literals, which are new on every render
  const content = JSON.stringify(part);
  useEffect(() => {
    if (content === undefined) return;
    refine(JSON.parse(content) as RefinedMeta);
    return () => refine(undefined);
  }, [content, refine]);
}
