import type { Registration } from '../../../contract/registration/registrationRecord';

/** Props of the parts of a registration's page. */
export interface RegistrationPart {
  registration: Registration;
  /** Shows the registration of a response. */
  onChange: (registration: Registration) => void;
  /** Reloads it after someone else changed it. */
  onReload: () => unknown;
}
