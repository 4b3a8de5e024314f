import { type RefCallback, useCallback, useRef } from 'react';
import type { PopoverActions } from './material/overlays';

/** Keeps a popover within the window as its content comes or grows: it is placed when it opens, by what it holds then. */
export function usePopoverFit() {
  const action = useRef<PopoverActions>(null);
  const paper: RefCallback<HTMLElement> = useCallback(element => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => action.current?.updatePosition());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { action, paper };
}
