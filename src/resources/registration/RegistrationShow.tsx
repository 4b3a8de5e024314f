import type { RaRecord } from 'ra-core';
import type { Registration } from '../../../contract/registration/registrationRecord';
import { ResourceShow } from '../../ui/ResourceShow';
import { RegistrationPage } from './RegistrationPage';

const RegistrationShow = () => (
  <ResourceShow<Registration & RaRecord> whole="documents" titled>
    {(registration, reload) => <RegistrationPage key={registration.id} record={registration} onReload={reload} />}
  </ResourceShow>
);

export default RegistrationShow;
