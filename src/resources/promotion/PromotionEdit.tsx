import { useRecordContext } from 'ra-core';
import type { PromotionDetail } from '../../../contract/promotion/promotionRecord';
import { FormSkeleton } from '../../ui/form/FormSkeleton';
import { ResourceEdit } from '../../ui/form/ResourceEdit';
import { PromotionHead } from './PromotionHead';
import { PromotionTabs } from './PromotionTabs';
import './promotion.css';

/** A promotion's page: how it stands, its terms to read or change, its vouchers and the orders that used it. */
const PromotionEdit = () => (
  <ResourceEdit>
    <Opened />
  </ResourceEdit>
);

const Opened = () => {
  const promotion = useRecordContext<PromotionDetail>();
  // until the whole record is there, the list's row stands in, which has no figures
  if (!promotion?.figures) return <FormSkeleton />;
  return (
    <div className="promotion">
      <PromotionHead promotion={promotion} />
      <PromotionTabs promotion={promotion} />
    </div>
  );
};

export default PromotionEdit;
