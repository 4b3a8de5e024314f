import { useCallback } from 'react';

/**
 * Makes the card of a table scroll sideways, but only while its columns are wider: in a scroll container the head cannot stick under the
 * top bar. Pass the result as the card's `ref`; the table must be its first element.
 */
export const useWideCard = () =>
  useCallback((card: HTMLElement | null) => {
    const table = card?.firstElementChild;
    if (!card || !table) return;
    // the browser reports sizes after layout; measuring here would force another one
    const observer = new ResizeObserver(() => {
      card.toggleAttribute('data-wide', table.getBoundingClientRect().width > card.clientWidth + 1);
    });
    observer.observe(table);
    observer.observe(card);
    return () => observer.disconnect();
  }, []);
