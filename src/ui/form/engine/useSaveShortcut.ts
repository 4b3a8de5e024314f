import { useEffect } from 'react';

/** Ctrl or Cmd S saves the form on top instead of offering to keep the page as a file. */
export function useSaveShortcut(formId: string, enabled: boolean) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      const form = document.getElementById(formId);
      const onTop = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
      if (enabled && form instanceof HTMLFormElement && (!onTop || onTop.contains(form))) form.requestSubmit();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [formId, enabled]);
}
