import { useRef, useState } from 'react';

/**
 * State and props of a button with a dropdown. `floating` goes to the Popover or Menu, which is mounted next to the button,
 * within its landmark, and stays there while it fades out (if moved, its transition would never end).
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
