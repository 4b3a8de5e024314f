import { useRef, useState } from 'react';

/**
 * A button with something that drops down from it. `floating` goes to the Popover or Menu: it stands beside the button, within its
 * landmark, and there it stays while it fades out (in another place it would never end).
 */
export function useDropdown() {
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    open,
    close,
    button: { ref, 'aria-expanded': open, onClick: () => setOpen(true) },
    floating: {
      open,
      onClose: close,
      anchorEl: () => ref.current,
      container: () => ref.current?.parentElement ?? document.body,
      disableScrollLock: true,
    },
  } as const;
}
