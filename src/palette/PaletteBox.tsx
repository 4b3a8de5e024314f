import { Search } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { keyName } from '../ui/controls/shortcuts/shortcuts';
import { useKeyDown } from '../ui/controls/shortcuts/useKeyDown';
import { lazyPart } from '../ui/lazy/lazyPart';
import { useKeepRecent } from './useRecent';
import './paletteBox.css';

const Palette = lazyPart(() => import('./Palette').then(module => module.Palette));
const preload = () => void Palette.preload();

/** The top bar's search: opens the command palette, as Ctrl or Cmd with K does anywhere. */
export const PaletteBox = () => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  // A new key for each opening, even while the previous one fades out, so that it starts empty and takes the focus.
  const [opening, setOpening] = useState(0);
  useKeepRecent();
  useKeyDown(event => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
    // not over another dialog, which may be awaiting a decision
    if (document.querySelector('.MuiDialog-root:not([data-palette])')) return;
    event.preventDefault();
    if (!open) setOpening(count => count + 1);
    setOpen(!open);
  });
  return (
    <>
      <button
        type="button"
        className="find row muted"
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
