import { useCreatePath, useRouterProvider, useTranslate } from 'ra-core';
import type { MerchantPoint } from '../../../../contract/merchant/merchantRecord';
import { StockLevelChip } from '../../merchantProduct/StockLevelChip';
import './pointCard.css';
import { Status } from '../../../ui/status/Status';

/** Popup of a marker with a link to the merchant's page. */
export const PointCard = ({
  point: { id, name, number, type_code, status, stock_level },
}: {
  point: MerchantPoint;
}) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { Link } = useRouterProvider();
  return (
    <div className="point-card">
      <b>{name}</b>
      <span>
        {translate(`resources.merchant.choices.type_code.${type_code}`)} · {number}
      </span>
      <span className="point-chips">
        <Status source="status" value={status} />
        <StockLevelChip level={stock_level} />
      </span>
      <Link to={createPath({ resource: 'merchant', type: 'show', id })}>
        {translate('resources.merchant.map.open')}
      </Link>
    </div>
  );
};
