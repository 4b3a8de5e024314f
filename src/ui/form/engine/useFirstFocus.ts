import { type RefObject, useEffect } from 'react';

/** What can be typed into or chosen from; a switch or a file is not where people start. */
const STARTS =
  'input[name]:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea[name], [role=combobox][name]';

/**
 * Focuses the first field of a form as it opens, so that typing begins at once. Not where the focus would open a keyboard over half of
 * the page, and not if something in it has the focus already.
 *
 * @param first receives the field's name
 */
export function useFirstFocus(formId: string, first: RefObject<string | null>, enabled: boolean) {
  useEffect(() => {
    if (!enabled || window.matchMedia?.('(hover: none)').matches) return;
    const form = document.getElementById(formId);
    if (!form || form.contains(document.activeElement)) return;
    const fields = form.querySelectorAll<HTMLInputElement>(STARTS);
    const field = [...fields].find(({ disabled, readOnly, tabIndex }) => !disabled && !readOnly && tabIndex >= 0);
    if (!field) return;
    first.current = field.name;
    field.focus({ preventScroll: true });
  }, [formId, first, enabled]);
}
