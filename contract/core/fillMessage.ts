/** Fills in the placeholders of a rule's message. */
export const fillMessage = (template: string, label: string, length?: number | string) =>
  template.replace('{_field_}', label).replace('{length}', String(length ?? ''));
