import { ResourceCreate } from '../../ui/form/ResourceCreate';
import { BannerForm } from './BannerForm';

const BannerCreate = () => (
  <ResourceCreate>
    <BannerForm />
  </ResourceCreate>
);

export default BannerCreate;
