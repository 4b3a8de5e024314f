/** Stroke width of every icon, relative to its 24 px view box; much smaller or larger icons set their own. */
export const ICON_STROKE = 1.75;
