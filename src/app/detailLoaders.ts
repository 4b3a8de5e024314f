import type { DetailLoaders } from '../declarations/DeclaredDetails';

/** The build writes another module in this one's place. */
export const detailLoaders: DetailLoaders = { of: {} };
