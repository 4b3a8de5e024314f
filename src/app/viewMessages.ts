import { id as account } from '../account/viewMessages';
import { merge } from '../i18n/merge';
import { id as layout } from '../layout/viewMessages';
import { id as ui } from '../ui/messages/viewMessages';

/** Messages under `app.` shared by views but not needed by a plain list. */
export const custom = { app: merge({ ...layout, ...ui }, account) };
