/** Longer than any code. */
export const MAX_AREA_CODE = 60;
export const AREA_CODE = /^[a-z\d.-]*$/;

/** Whether a text can be an area's code, as returned by the location calls: `jbt`, `34`, `34.04`, `34.04.07`, `34.04.07.2001`. */
export const isAreaCode = (text: string): text is string => text.length <= MAX_AREA_CODE && AREA_CODE.test(text);
