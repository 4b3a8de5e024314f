import { lazyPart } from '../../../lazy/lazyPart';
import type { BulkSwitchProps } from './SwitchButtons';

/**
 * Switches the selected records on and off. Its code is loaded with the first selection, so no list waits for it.
 *
 * @example <DataTable bulkActionButtons={mayEdit ? <BulkSwitch /> : undefined}>
 */
export const BulkSwitch = lazyPart<BulkSwitchProps>(() =>
  import('./SwitchButtons').then(module => module.SwitchButtons),
);
