const segments = (pattern: string) => pattern.split('/').filter(Boolean);

/** A fixed segment before a parameter (`:id`, or `{id}` as the specification writes it), and any segment before none. */
const rankOf = (segment: string | undefined) => (segment === undefined ? 2 : /^[:{]/.test(segment) ? 1 : 0);

/**
 * Sorts address patterns so that the first that matches an address is the most specific: `/promo/add` before `/promo/:id`. Segments are
 * compared from the left; at the first difference a fixed one comes first, and of two patterns that begin alike the longer one.
 */
export function specificFirst(a: string, b: string): number {
  const [left, right] = [segments(a), segments(b)];
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = rankOf(left[index]) - rankOf(right[index]);
    if (difference) return difference;
  }
  return 0;
}
