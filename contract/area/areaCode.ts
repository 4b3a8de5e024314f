/** An area's code, as the location calls give it: `jbt`, `34`, `34.04`, `34.04.07`, `34.04.07.2001`. */
export const AREA_CODE = /^[a-z\d.-]*$/;
