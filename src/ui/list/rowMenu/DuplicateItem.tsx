import { lazyPart } from '../../lazy/lazyPart';
import type { DuplicateItemProps } from '../onDemand/DuplicateMenuItem';

/** A row menu item that opens a new record's form prefilled from the row. Its code is loaded with the menu, so no list waits for it. */
export const DuplicateItem = lazyPart<DuplicateItemProps>(() =>
  import('../onDemand/DuplicateMenuItem').then(module => module.DuplicateMenuItem),
);
