import { type RefObject, useEffect } from 'react';

/** Text and choice inputs; people do not start at a switch or a file. */
const STARTS =
  'input[name]:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea[name], [role=combobox][name]';

/**
 * Focuses the first field of a form when it opens, so that typing can begin at once. Does nothing on devices where the focus would open
 * a keyboard over half of the page, or if something in the form already has the focus.
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
