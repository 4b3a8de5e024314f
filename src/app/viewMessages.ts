import { id as account } from '../account/viewMessages';
import { merge } from '../i18n/merge';
import { id as ui } from '../ui/viewMessages';

/** Messages under `app.` that views share and that a plain list does without. */
export const custom = { app: merge(ui, account) };
