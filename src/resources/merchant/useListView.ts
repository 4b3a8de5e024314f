import { useLocation, useNavigate } from 'ra-core';

export const LIST_VIEWS = ['table', 'map'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** Address parameters that are not the list's own. */
export const KEPT = ['view'];

/** Table or map, kept in the address, so that reload, back and shared links show the same view. */
export function useListView(): [ListView, (view: ListView) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = new URLSearchParams(search).get('view') === 'map' ? 'map' : 'table';
  return [
    view,
    next => {
      const params = new URLSearchParams(search);
      params.set('view', next);
      navigate({ search: `?${params}` });
    },
  ];
}
