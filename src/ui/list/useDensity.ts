import { useStore } from 'ra-core';

/** Row height: 40 px, or a more spacious 52 px. One setting for all lists. */
export type Density = 'dense' | 'comfortable';

export const useDensity = () => useStore<Density>('list.density', 'comfortable');
