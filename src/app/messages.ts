import { id as layout } from '../layout/messages';
import { id as notifications } from '../notifications/messages';
import { id as palette } from '../palette/messages';
import { id as ui } from '../ui/messages';

/** The messages that the console starts with, under `app.`; `viewMessages` has the others. */
export const id = { app: { ...layout, ...notifications, ...palette, ...ui } };
