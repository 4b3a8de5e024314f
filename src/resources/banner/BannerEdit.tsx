import { ResourceEdit } from '../../ui/form/ResourceEdit';
import { BannerForm } from './BannerForm';

const BannerEdit = () => (
  <ResourceEdit>
    <BannerForm />
  </ResourceEdit>
);

export default BannerEdit;
