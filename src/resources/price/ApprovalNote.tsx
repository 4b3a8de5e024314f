import { Hourglass } from 'lucide-react';
import {
  APPROVAL_CHANGE_PERCENT,
  APPROVAL_PROVINCE_SHARE,
  type ApprovalNeed,
} from '../../../contract/price/priceApproval';
import { formatNumber, formatSigned } from '../../i18n/numbers';
import { usePrices } from './usePrices';
import './approvalNote.css';

/** Why a change requires approval by a second person. */
export const ApprovalNote = ({ approval }: { approval: ApprovalNeed }) => {
  const { t } = usePrices();
  const { reasons, largest_percent, provinces, of_provinces } = approval;
  return (
    <div className="approval-note" role="note">
      <Hourglass size={18} aria-hidden />
      <div>
        <b>{t('approval.title')}</b>
        {reasons.includes('percent') && (
          <p>
            {t('approval.percent', {
              percent: formatSigned(largest_percent ?? 0, '%'),
              limit: formatNumber(APPROVAL_CHANGE_PERCENT),
            })}
          </p>
        )}
        {reasons.includes('reach') && (
          <p>
            {t('approval.reach', {
              provinces,
              of_provinces,
              limit: formatNumber(APPROVAL_PROVINCE_SHARE * 100),
            })}
          </p>
        )}
      </div>
    </div>
  );
};
