import type { Registration } from '../../../contract/registration/registrationRecord';

/** What each part of a registration's page is given. */
export interface RegistrationPart {
  registration: Registration;
  /** Shows what an answer brought. */
  onChange: (registration: Registration) => void;
  /** Reads it anew, after someone else changed it. */
  onReload: () => unknown;
}
