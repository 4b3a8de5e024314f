import { useSaveKey } from '../../shortcuts/useSaveKey';

/** Saves the topmost form on Ctrl+S or Cmd+S. */
export const useSaveShortcut = (formId: string, enabled: boolean) =>
  useSaveKey(() => {
    const form = document.getElementById(formId);
    const onTop = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
    if (enabled && form instanceof HTMLFormElement && (!onTop || onTop.contains(form))) form.requestSubmit();
  });
