import { type RefCallback, useCallback, useRef } from 'react';
import type { PopoverActions } from '../material/overlays';

/** Keeps a popover within the window as its content loads or grows; by itself it is placed only once, when it opens. */
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
