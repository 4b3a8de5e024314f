import { hasForeignRecords } from './isOffered';

/**
 * Whether a field is left out of a change: a provider did not return it, and nobody filled it in. To send an empty value would be to claim
 * that it is empty there.
 */
export const isLeftOut = (before: unknown, now: unknown): boolean =>
  isEmpty(before) && isEmpty(now) && hasForeignRecords();

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns the data of a change without the fields that are left out. */
export const withoutLeftOut = (before: object, data: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).filter(([name, value]) => !isLeftOut((before as Record<string, unknown>)[name], value)),
  );
