/** Mean radius of the Earth (IUGG), in metres. */
export const EARTH_METRES = 6_371_008.8;

/** The chord, on the sphere of radius 1 of `placeColumns`, of a great-circle distance in metres: chord = 2 sin(arc / 2). */
export const chordOf = (metres: number): number => 2 * Math.sin(Math.min(metres / EARTH_METRES / 2, Math.PI / 2));

/** The great-circle distance in metres of a chord. */
export const metresOf = (chord: number): number => 2 * Math.asin(Math.min(1, chord / 2)) * EARTH_METRES;
