export interface Change {
  direction: 'up' | 'down' | 'same';
  /** Share of what was before, 0.062 for 6,2 %; null where there was nothing before. */
  share: number | null;
}

/** How a figure stands beside that of the period before; null where neither has any. */
export function changeOf(now: number, before: number): Change | null {
  if (now === 0 && before === 0) return null;
  if (before === 0) return { direction: 'up', share: null };
  const share = (now - before) / before;
  // less than what would be shown is no change
  if (Math.abs(share) < 0.0005) return { direction: 'same', share: 0 };
  return { direction: share > 0 ? 'up' : 'down', share: Math.abs(share) };
}
