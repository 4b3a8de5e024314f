import { useListContext, useLocation, useResourceContext } from 'ra-core';
import { useLayoutEffect, useRef } from 'react';

interface Left {
  resource: string;
  search: string;
  y: number;
}

/** How the list that was left last stood; only the way straight back to it finds it. */
let left: Left | null = null;

/** Back on a list from one of its records, the rows stand where they were. */
export function useScrollBack(): void {
  const resource = useResourceContext() ?? '';
  const { search } = useLocation();
  const { data } = useListContext();
  const here = useRef<Left>({ resource, search, y: 0 });
  const restored = useRef(false);

  // In the layout phase: a shorter page that follows scrolls up before other effects are cleaned away.
  useLayoutEffect(() => {
    const note = () => {
      here.current = { resource, search, y: window.scrollY };
    };
    // asking where the page stands would lay it out once more before it is painted: a scroll says so by itself
    here.current = { resource, search, y: here.current.y };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [resource, search]);

  useLayoutEffect(() => {
    if (!data || restored.current) return;
    restored.current = true;
    if (left?.resource === resource && left.search === search && left.y > 0) {
      window.scrollTo(0, left.y);
      here.current = left;
    }
    left = null;
  }, [data, resource, search]);

  useLayoutEffect(
    () => () => {
      left = here.current;
    },
    [],
  );
}
