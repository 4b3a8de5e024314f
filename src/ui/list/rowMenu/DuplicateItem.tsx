import { lazyPart } from '../../lazyPart';
import type { DuplicateItemProps } from './DuplicateMenuItem';

/** A row menu item that opens a new record's form prefilled from the row. Its code is loaded with the menu, so no list waits for it. */
export const DuplicateItem = lazyPart<DuplicateItemProps>(() =>
  import('./DuplicateMenuItem').then(module => module.DuplicateMenuItem),
);
