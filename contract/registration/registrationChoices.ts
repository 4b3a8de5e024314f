import { choice } from '../core/choice';
import { REGISTRATION_STATUS_LABELS } from './registration';
import { REGISTRATION_GROUP_LABELS } from './registrationGroup';

// Apart from the words and rules: lists read those, and shall not wait for schemas.

export const registrationStatus = choice(REGISTRATION_STATUS_LABELS);
export const registrationGroup = choice(REGISTRATION_GROUP_LABELS);
