import type { Registration } from '../../../contract/registration/registrationRecord';

/** Props of the parts of a registration's page. */
export interface RegistrationPart {
  registration: Registration;
  /** Shows the registration of a response; null where it said nothing: then it has been read again. */
  onChange: (registration: Registration | null) => void;
  /** Reloads it after someone else changed it. */
  onReload: () => unknown;
}
