import { useKeyDown } from './useKeyDown';

/** Ctrl or Cmd S does this, instead of offering to keep the page as a file. */
export function useSaveKey(save: () => void, enabled = true) {
  useKeyDown(event => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    save();
  }, enabled);
}
