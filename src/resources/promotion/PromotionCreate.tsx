import { ResourceCreate } from '../../ui/form/ResourceCreate';
import { PromotionForm } from './PromotionForm';

/** The page that adds a promotion. */
const PromotionCreate = () => (
  <ResourceCreate>
    <PromotionForm />
  </ResourceCreate>
);

export default PromotionCreate;
