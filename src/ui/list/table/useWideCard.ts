import { useCallback } from 'react';

/**
 * Lets the card of a table scroll sideways while its columns need more than it has. Not always: what scrolls keeps the head from staying
 * under the top bar. Give the result to the card as its `ref`; the table is its first element.
 */
export const useWideCard = () =>
  useCallback((card: HTMLElement | null) => {
    const table = card?.firstElementChild;
    if (!card || !table) return;
    // reported by the browser after layout: measuring here would force another one
    const observer = new ResizeObserver(() => {
      card.toggleAttribute('data-wide', table.getBoundingClientRect().width > card.clientWidth + 1);
    });
    observer.observe(table);
    observer.observe(card);
    return () => observer.disconnect();
  }, []);
