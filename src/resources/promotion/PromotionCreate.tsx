import { ResourceCreate } from '../../ui/form/ResourceCreate';
import { PromotionForm } from './PromotionForm';

/** The create page of a promotion. */
const PromotionCreate = () => (
  <ResourceCreate>
    <PromotionForm />
  </ResourceCreate>
);

export default PromotionCreate;
