import { formatNumber } from './formats';

/** Fills in the placeholders of a rule's message; its number as all others are written. */
export const fillMessage = (template: string, label: string, length?: number | string) =>
  template
    .replace('{_field_}', () => label)
    .replace('{length}', () => (typeof length === 'number' ? formatNumber(length) : (length ?? '')));
