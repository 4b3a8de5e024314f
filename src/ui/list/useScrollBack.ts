import { useListContext, useLocation, useResourceContext } from 'ra-core';
import { useLayoutEffect, useRef } from 'react';

interface Left {
  resource: string;
  search: string;
  y: number;
}

/** State of the list that was left last; only returning straight to that list restores it. */
let left: Left | null = null;

/** Restores a list's scroll position on return from one of its records. */
export function useScrollBack(): void {
  const resource = useResourceContext() ?? '';
  const { search } = useLocation();
  const { data } = useListContext();
  const here = useRef<Left>({ resource, search, y: 0 });
  const restored = useRef(false);

  // In the layout phase: a shorter page that follows scrolls up before other effects are cleaned up.
  useLayoutEffect(() => {
    const note = () => {
      here.current = { resource, search, y: window.scrollY };
    };
    // taken from scroll events: reading the position would force a layout before the paint
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
