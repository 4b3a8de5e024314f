import type { Registration } from '../../../contract/registration/registrationRecord';

/** Props of the parts of a registration's page. */
export interface RegistrationPart {
  registration: Registration;
  /** Shows the registration in a response; null if that was empty, and the registration has been refetched. */
  onChange: (registration: Registration | null) => void;
  /** Refetches it after someone else changed it. */
  onReload: () => unknown;
}
