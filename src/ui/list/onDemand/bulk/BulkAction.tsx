import { lazyPart } from '../../../lazy/lazyPart';
import type { BulkActionProps } from './CallButton';

/**
 * A button that performs one of the resource's custom actions on each selected record, for users who may; the bulk bar's counterpart of
 * `<ActionButton>`.
 *
 * @example <BulkAction action="invite" icon={MailQuestion} /> // actions: { invite: { label, bulk_done: '%{count} %{noun} diundang.' } }
 */
export const BulkAction = lazyPart<BulkActionProps>(() => import('./CallButton').then(module => module.CallButton));
