import { isJump, PRICE_JUMP_PERCENT } from '../../../contract/price/priceJump';
import type { PlanRow, PricePlan } from '../../../contract/price/pricePlan';
import { formatNumber, formatSigned } from '../../i18n/numbers';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { usePrices } from './usePrices';
import './jumpDialog.css';

const SHOWN = 5;

/** Returns a plan's prices with changes so large that they may be typing errors. */
export const jumpsIn = (plan: PricePlan | null): PlanRow[] =>
  plan?.rows.filter(({ change_percent, problem }) => problem === null && isJump(change_percent)) ?? [];

interface JumpDialogProps {
  open: boolean;
  jumps: readonly PlanRow[];
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation of prices that change by a fifth or more, each shown with its current price. */
export const JumpDialog = ({ open, jumps, onCancel, onConfirm }: JumpDialogProps) => {
  const { t } = usePrices();
  return (
    <ConfirmDialog
      open={open}
      title={t('jump.title', { smart_count: jumps.length, percent: PRICE_JUMP_PERCENT })}
      text={
        <>
          <p>{t('jump.text')}</p>
          <ul className="jumps">
            {jumps.slice(0, SHOWN).map(row => (
              <li key={`${row.product_id}${row.province_code}${row.regency_code}`}>
                <span>
                  {row.product_name}
                  <small>{row.area}</small>
                </span>
                <span>
                  {formatNumber(row.old_amount ?? 0)} → <b>{formatNumber(row.new_amount)}</b>
                  <small>{formatSigned(row.change_percent ?? 0, '%')}</small>
                </span>
              </li>
            ))}
          </ul>
          {jumps.length > SHOWN && <p>{t('plan.more', { smart_count: jumps.length - SHOWN })}</p>}
        </>
      }
      cancel={t('jump.back')}
      confirm={t('jump.confirm')}
      danger
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
};
