import { choice } from '../core/choice';
import { REGISTRATION_STATUS_LABELS } from './registration';
import { REGISTRATION_GROUP_LABELS } from './registrationGroup';

// Separate from the labels and rules, which lists read without waiting for schemas to load.

export const registrationStatus = choice(REGISTRATION_STATUS_LABELS);
export const registrationGroup = choice(REGISTRATION_GROUP_LABELS);
