import { Check, Hourglass, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type PromotionDetail, promotionDecision } from '../../../contract/promotion/promotionRecord';
import { formatMoney } from '../../i18n/numbers';
import { ActionButton } from '../../ui/ActionButton';
import { TextInput } from '../../ui/form/TextInput';

const input = promotionDecision.pick({ note: true });

interface DecisionProps {
  promotion: PromotionDetail;
  onDecided: () => void;
}

/** Shows that a budget awaits a second person, and lets those who may decide approve or reject it. */
export const Decision = ({ promotion, onDecided }: DecisionProps) => {
  const translate = useTranslate();
  const { title, version, budget, may_decide } = promotion;
  const decision = (approved: boolean) => ({
    ...{ action: 'decide', input, defaultValues: { note: null }, args: { title }, onDone: onDecided },
    body: { approved, version },
    children: <TextInput source="note" multiline counted />,
  });
  return (
    <div className="promotion-decision" role="note">
      <Hourglass size={18} aria-hidden />
      <p>{translate('resources.promotion.decision_due', { budget: formatMoney(budget) })}</p>
      {may_decide && (
        <>
          <ActionButton {...decision(true)} words="approve" variant="contained" startIcon={<Check />} />
          <ActionButton {...decision(false)} words="reject" danger startIcon={<X />} />
        </>
      )}
    </div>
  );
};
