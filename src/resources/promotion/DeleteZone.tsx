import { useCanAccess, useRecordContext, useTranslate } from 'ra-core';
import type { PromotionDetail } from '../../../contract/promotion/promotionRecord';
import { Card } from '../../ui/Card';
import { DangerZone } from '../../ui/form/DangerZone';

/** Deletes a promotion, or explains why it cannot be deleted. */
export const DeleteZone = () => {
  const translate = useTranslate();
  const record = useRecordContext<PromotionDetail>();
  const { canAccess } = useCanAccess({ resource: 'promotion', action: 'delete', ...(record && { record }) });
  if (record?.may_delete !== false) return <DangerZone />;
  if (!canAccess) return null;
  return (
    <Card className="form-danger">
      <div>
        <h2>{translate('resources.promotion.kept.title')}</h2>
        <p className="form-card-text">{translate('resources.promotion.kept.text')}</p>
      </div>
    </Card>
  );
};
