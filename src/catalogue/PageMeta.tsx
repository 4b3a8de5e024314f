import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

export interface PageLink {
  label: string;
  to: string;
}

interface Crumb {
  label: string;
  to?: string;
  /** The title says it already. */
  isTitle?: boolean;
}

/** Page data in the top bar, from the route's declaration (point 2). */
export interface PageMeta {
  title: string;
  /** From the first page to this one; the last has no link. */
  breadcrumbs: Crumb[];
  /** Product URL of 'Kembali'. */
  back?: string;
  /** Sibling pages that the person may open. */
  submenu?: PageLink[];
  /** A sentence about the page, behind the info icon. */
  info?: string;
  /** Layout; the shell by default. */
  layout?: 'default' | 'dashboard' | 'blank';
}

const nothing: PageMeta = { title: '', breadcrumbs: [] };

const Declared = createContext<PageMeta>(nothing);
const Context = createContext<PageMeta>(nothing);
const Refine = createContext<(part: Partial<PageMeta> | undefined) => void>(() => {});

interface PageMetaProviderProps {
  /** Of the present route, from its declaration. */
  value: PageMeta;
  children: ReactNode;
}

/** Provides the top bar with the present route's declaration, refined by the current view. */
export const PageMetaProvider = ({ value, children }: PageMetaProviderProps) => {
  const [part, refine] = useState<Partial<PageMeta>>();
  const meta = useMemo(() => ({ ...value, ...part }), [value, part]);
  return (
    <Refine.Provider value={refine}>
      <Declared.Provider value={value}>
        <Context.Provider value={meta}>{children}</Context.Provider>
      </Declared.Provider>
    </Refine.Provider>
  );
};

/** Title, breadcrumbs, back target, submenu and info of the present page. */
export const usePageMeta = (): PageMeta => useContext(Context);

/** The same without what its view has refined: a view that reads it does not render again once it has. */
export const useDeclaredMeta = (): PageMeta => useContext(Declared);

/**
 * Refines the page's metadata from a view that knows its record, until it unmounts: `useRefinePageMeta({ title:
 * record.title })`. Pass `undefined` while the record is loading.
 */
export function useRefinePageMeta(part: Partial<PageMeta> | undefined): void {
  const refine = useContext(Refine);
  // compared by content: callers pass object literals, which would change on every render
  const content = JSON.stringify(part);
  useEffect(() => {
    if (content === undefined) return;
    refine(JSON.parse(content) as Partial<PageMeta>);
    return () => refine(undefined);
  }, [content, refine]);
}
