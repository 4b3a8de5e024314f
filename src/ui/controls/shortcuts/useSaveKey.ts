import { useKeyDown } from './useKeyDown';

/** Runs `save` on Ctrl+S or Cmd+S, instead of the browser's offer to save the page as a file. */
export function useSaveKey(save: () => void, enabled = true) {
  useKeyDown(event => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    save();
  }, enabled);
}
