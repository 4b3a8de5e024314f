import { useAreaName } from '../fields/useAreaNames';

/** The name of an area by its code; each list of areas is fetched once. */
export const AreaName = ({ code }: { code: string | null }) => useAreaName(code);
