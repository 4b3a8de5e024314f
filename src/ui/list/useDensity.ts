import { useStore } from 'ra-core';

/** Rows of 40 px, or of 52 with room around them. One setting for every list. */
export type Density = 'dense' | 'comfortable';

export const useDensity = () => useStore<Density>('list.density', 'comfortable');
