/** Stroke of every icon, in the 24 px that they are drawn in; an icon much smaller or larger says its own. */
export const ICON_STROKE = 1.75;
