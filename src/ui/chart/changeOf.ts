export interface Change {
  direction: 'up' | 'down' | 'same';
  /** Relative change, 0.062 for 6,2 %; null if the figure was zero before. */
  share: number | null;
}

/** Returns the change of a figure from the previous period; null if both are zero. */
export function changeOf(now: number, before: number): Change | null {
  if (now === 0 && before === 0) return null;
  if (before === 0) return { direction: 'up', share: null };
  const share = (now - before) / before;
  // rounds to zero
  if (Math.abs(share) < 0.0005) return { direction: 'same', share: 0 };
  return { direction: share > 0 ? 'up' : 'down', share: Math.abs(share) };
}
