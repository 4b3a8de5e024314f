import { id as account } from '../account/messages';
import { id as layout } from '../layout/messages';
import { id as notifications } from '../notifications/messages';
import { id as palette } from '../palette/messages';
import { id as ui } from '../ui/messages';

/** The messages of the console's features, under `app.`. */
export const id = { app: { ...layout, ...notifications, ...palette, ...ui, ...account } };
