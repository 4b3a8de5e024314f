import { RecordPage } from '../../ui/form/RecordPage';
import { PromotionForm } from './PromotionForm';

/** The create page of a promotion. */
const PromotionCreate = () => (
  <RecordPage>
    <PromotionForm />
  </RecordPage>
);

export default PromotionCreate;
