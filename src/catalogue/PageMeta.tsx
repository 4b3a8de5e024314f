import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

export interface PageLink {
  label: string;
  to: string;
}

/** What the top bar says of a page; each route's declaration gives it (point 2). */
export interface PageMeta {
  title: string;
  /** From the first page to this one; the last has no link. */
  breadcrumbs: { label: string; to?: string }[];
  /** Where 'Kembali' leads, as a product URL. */
  back?: string;
  /** Pages beside this one, those the person may open. */
  submenu?: PageLink[];
  /** A sentence about the page, behind the info icon. */
  info?: string;
  /** What stands around it; the shell where nothing is said. */
  layout?: 'default' | 'dashboard' | 'blank';
}

const nothing: PageMeta = { title: '', breadcrumbs: [] };

const Context = createContext<PageMeta>(nothing);
const Refine = createContext<(part: Partial<PageMeta> | undefined) => void>(() => {});

interface PageMetaProviderProps {
  /** Of the present route, from its declaration. */
  value: PageMeta;
  children: ReactNode;
}

/** Gives the top bar the present route's declaration, refined by the view that stands on it. */
export const PageMetaProvider = ({ value, children }: PageMetaProviderProps) => {
  const [part, refine] = useState<Partial<PageMeta>>();
  const meta = useMemo(() => ({ ...value, ...part }), [value, part]);
  return (
    <Refine.Provider value={refine}>
      <Context.Provider value={meta}>{children}</Context.Provider>
    </Refine.Provider>
  );
};

/** Title, breadcrumbs, back target, submenu and info of the present page. */
export const usePageMeta = (): PageMeta => useContext(Context);

/**
 * Says from within a view what only its record knows, until the view goes: `useRefinePageMeta({ title: record.title })`.
 * Pass `undefined` while the record is not there.
 */
export function useRefinePageMeta(part: Partial<PageMeta> | undefined): void {
  const refine = useContext(Refine);
  // By content: callers write the part in place, and a new object with each render would never come to rest.
  const content = JSON.stringify(part);
  useEffect(() => {
    if (content === undefined) return;
    refine(JSON.parse(content) as Partial<PageMeta>);
    return () => refine(undefined);
  }, [content, refine]);
}

/** The last breadcrumb renamed after the record: `Beranda / Banner / Promo Merdeka`. */
export function useRecordCrumb(label: string | undefined): void {
  const { breadcrumbs } = usePageMeta();
  useRefinePageMeta(label ? { breadcrumbs: [...breadcrumbs.slice(0, -1), { label }] } : undefined);
}
