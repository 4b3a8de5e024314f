import type { DetailLoaders } from '../declarations/DeclaredDetails';

/** Replaced by a generated module at build time. */
export const detailLoaders: DetailLoaders = { of: {} };
