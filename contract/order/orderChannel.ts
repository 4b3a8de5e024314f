import { choice, namesOf } from '../core/choice';

/** Where an order came in. */
export const ORDER_CHANNEL_WORDS = { app: 'Aplikasi MyPertamina', '135': 'Telepon 135' } as const;
export type OrderChannel = keyof typeof ORDER_CHANNEL_WORDS;
export const ORDER_CHANNELS = namesOf(ORDER_CHANNEL_WORDS);
export const orderChannel = choice(ORDER_CHANNEL_WORDS);
