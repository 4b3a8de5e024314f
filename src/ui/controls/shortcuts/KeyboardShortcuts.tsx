import { useEffect, useState } from 'react';
import { lazyPart } from '../../lazy/lazyPart';
import { isModalOpen, isTyping } from './shortcuts';
import { useKeyDown } from './useKeyDown';

const ShortcutSheet = lazyPart(() => import('./ShortcutSheet').then(module => module.ShortcutSheet));

const OPEN = 'open-shortcut-sheet';

/** Opens the shortcut sheet, from anywhere. */
export const openShortcutSheet = () => window.dispatchEvent(new Event(OPEN));

/** Handles `?` (shortcut sheet), `/` (the list's search) and `n` (new record). Other parts handle their own keys (Ctrl K, Ctrl S). */
export const KeyboardShortcuts = () => {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const show = () => {
      setWanted(true);
      setOpen(true);
    };
    window.addEventListener(OPEN, show);
    return () => window.removeEventListener(OPEN, show);
  }, []);
  useKeyDown(event => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isModalOpen()) return;
    if (event.key === '?') openShortcutSheet();
    if (event.key === 'n') document.querySelector<HTMLElement>('main [aria-keyshortcuts="N"]')?.click();
    const search = event.key === '/' && document.querySelector<HTMLElement>('main input[type="search"]');
    if (search) {
      event.preventDefault();
      search.focus();
    }
  });
  return wanted ? <ShortcutSheet open={open} onClose={() => setOpen(false)} /> : null;
};
