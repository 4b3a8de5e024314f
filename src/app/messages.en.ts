import { en as account } from '../account/messages.en';
import { en as layout } from '../layout/messages.en';
import { en as notifications } from '../notifications/messages.en';
import { en as palette } from '../palette/messages.en';
import { en as ui } from '../ui/messages.en';
import type { id } from './messages';

export const en: typeof id = { app: { ...layout, ...notifications, ...palette, ...ui, ...account } };
