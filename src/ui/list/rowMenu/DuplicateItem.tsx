import { lazyPart } from '../../lazyPart';
import type { DuplicateItemProps } from './DuplicateMenuItem';

/** Opens the form of a new record filled in as the row's, from its menu, with which its code comes: no list waits for it. */
export const DuplicateItem = lazyPart<DuplicateItemProps>(() =>
  import('./DuplicateMenuItem').then(module => module.DuplicateMenuItem),
);
