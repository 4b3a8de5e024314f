import { id as layout } from '../layout/messages';
import { id as notifications } from '../notifications/messages';
import { id as palette } from '../palette/messages';
import { id as ui } from '../ui/messages/messages';

/** The messages loaded with the console, under `app.`; `viewMessages` has the rest. */
export const id = { app: { ...layout, ...notifications, ...palette, ...ui } };
