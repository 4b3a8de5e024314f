import { choice } from '../core/choice';
import { namesOf } from '../core/namesOf';

/** Channel through which an order was placed. */
export const ORDER_CHANNEL_LABELS = { app: 'Aplikasi MyPertamina', '135': 'Telepon 135' } as const;
export type OrderChannel = keyof typeof ORDER_CHANNEL_LABELS;
export const ORDER_CHANNELS = namesOf(ORDER_CHANNEL_LABELS);
export const orderChannel = choice(ORDER_CHANNEL_LABELS);
