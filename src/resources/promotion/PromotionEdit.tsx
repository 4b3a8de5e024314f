import { useRecordContext } from 'ra-core';
import type { PromotionDetail } from '../../../contract/promotion/promotionRecord';
import { FormSkeleton } from '../../ui/form/FormSkeleton';
import { ResourceEdit } from '../../ui/form/ResourceEdit';
import { PromotionHead } from './PromotionHead';
import { PromotionTabs } from './PromotionTabs';
import './promotion.css';

/** A promotion's page: its state and figures, and tabs for its form, its vouchers and the orders that used it. */
const PromotionEdit = () => (
  <ResourceEdit titled>
    <Opened />
  </ResourceEdit>
);

const Opened = () => {
  const promotion = useRecordContext<PromotionDetail>();
  // until the record has loaded this is the list's row, which has no figures
  if (!promotion?.figures) return <FormSkeleton />;
  return (
    <div className="promotion">
      <PromotionHead key={promotion.id} promotion={promotion} />
      <PromotionTabs promotion={promotion} />
    </div>
  );
};

export default PromotionEdit;
