import { choice } from '../core/choice';
import { ORDER_GROUP_LABELS } from './orderGroup';
import { ORDER_STATUS_LABELS } from './orderStatus';
import { PAYMENT_METHOD_LABELS } from './payment';

// Separate from the labels and rules, which lists read without waiting for schemas to load.

export const orderStatus = choice(ORDER_STATUS_LABELS);
export const orderGroup = choice(ORDER_GROUP_LABELS);
export const paymentMethod = choice(PAYMENT_METHOD_LABELS);
