/** Mean radius of the Earth (IUGG), in metres. */
export const EARTH_METRES = 6_371_008.8;

/** Converts a great-circle distance in metres to a chord on the unit sphere of `placeColumns`: chord = 2 sin(arc / 2). */
export const chordOf = (metres: number): number => 2 * Math.sin(Math.min(metres / EARTH_METRES / 2, Math.PI / 2));

/** Converts a chord to a great-circle distance in metres. */
export const metresOf = (chord: number): number => 2 * Math.asin(Math.min(1, chord / 2)) * EARTH_METRES;
