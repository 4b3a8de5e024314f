import { useSaveKey } from '../../shortcuts/useSaveKey';

/** Ctrl or Cmd S saves the form on top. */
export const useSaveShortcut = (formId: string, enabled: boolean) =>
  useSaveKey(() => {
    const form = document.getElementById(formId);
    const onTop = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
    if (enabled && form instanceof HTMLFormElement && (!onTop || onTop.contains(form))) form.requestSubmit();
  });
