import { Minus, Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { formatNumber } from '../../i18n/numbers';
import { RowAction } from '../../ui/RowAction';
import './amountButtons.css';

interface AmountButtonsProps {
  name: string;
  amount: number;
  /** Whether no more can be added. */
  isFull: boolean;
  onAdd: () => void;
  onSubtract: () => void;
}

/** Amount of an item in the cart, with buttons to add or remove one. */
export const AmountButtons = ({ name, amount, isFull, onAdd, onSubtract }: AmountButtonsProps) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`pages.desk.goods.${key}`, { name });
  return (
    <span className="amount">
      <RowAction aria-label={t('subtract_one')} onClick={onSubtract}>
        <Minus size={14} aria-hidden />
      </RowAction>
      <b>{formatNumber(amount)}</b>
      <RowAction aria-label={t('add_one')} disabled={isFull} onClick={onAdd}>
        <Plus size={14} aria-hidden />
      </RowAction>
    </span>
  );
};
