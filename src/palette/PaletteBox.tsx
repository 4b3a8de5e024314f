import { Search } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { lazyPart } from '../ui/lazyPart';
import { keyName } from '../ui/shortcuts/shortcuts';
import { useKeepRecent } from './useRecent';
import './paletteBox.css';

const Palette = lazyPart(() => import('./Palette').then(module => module.Palette));
const preload = () => void Palette.preload();

/** The top bar's search: it opens the command palette, as Ctrl or Cmd with K does from anywhere. */
export const PaletteBox = () => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  // Each opening is a new one, also while the last still fades out: nothing typed before stands in it, and it takes the focus.
  const [opening, setOpening] = useState(0);
  useKeepRecent();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k')
        return;
      // Over another dialog it would take the person away from a question.
      if (document.querySelector('.MuiDialog-root:not([data-palette])')) return;
      event.preventDefault();
      if (!open) setOpening(count => count + 1);
      setOpen(!open);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
  return (
    <>
      <button
        type="button"
        className="find"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setOpening(count => count + 1);
          setOpen(true);
        }}
      >
        <Search size={16} aria-hidden="true" />
        <span>{translate('app.palette.box')}</span>
        <kbd>{`${keyName('Ctrl')} K`}</kbd>
      </button>
      {opening > 0 && <Palette key={opening} open={open} onClose={() => setOpen(false)} />}
    </>
  );
};
