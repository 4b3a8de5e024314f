import { useAreaName } from './useAreaNames';

/** The name of an area by its code; all areas of a level are asked for once. */
export const AreaName = ({ code }: { code: string }) => useAreaName(code);
