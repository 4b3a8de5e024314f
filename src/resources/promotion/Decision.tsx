import { Check, Hourglass, X } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import { type PromotionDetail, promotionDecision } from '../../../contract/promotion/promotionRecord';
import { isOffered } from '../../dataProvider/isOffered';
import { useAction } from '../../dataProvider/useAction';
import { formatMoney } from '../../i18n/numbers';
import { Button } from '../../ui/Button';
import { DialogForm } from '../../ui/form/DialogForm';
import type { Submission } from '../../ui/form/engine/Submission';
import { TextInput } from '../../ui/form/TextInput';

const input = promotionDecision.pick({ note: true });

interface DecisionProps {
  promotion: PromotionDetail;
  onDecided: () => void;
}

/** Shows that a budget awaits a second person, and lets those who may decide approve or reject it. */
export const Decision = ({ promotion, onDecided }: DecisionProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null);
  const { mutateAsync } = useAction(promotionApi.decide, { resource: 'promotion' });
  const { id, title, version, budget, may_decide } = promotion;
  const t = (key: string, args?: object) => translate(`resources.promotion.decide.${key}`, { title, ...args });
  const send = async ({ values: { note } }: Submission) => {
    await mutateAsync({ params: { id }, body: { approved: asked === 'approve', note, version } });
    notify(t('done'), { type: 'success' });
    onDecided();
  };
  return (
    <div className="promotion-decision" role="note">
      <Hourglass size={18} aria-hidden />
      <p>{t('waiting', { budget: formatMoney(budget) })}</p>
      {may_decide && isOffered(promotionApi.decide) && (
        <>
          <Button variant="contained" startIcon={<Check />} onClick={() => setAsked('approve')}>
            {t('approve')}
          </Button>
          <Button color="error" startIcon={<X />} onClick={() => setAsked('reject')}>
            {t('reject')}
          </Button>
        </>
      )}
      {asked && (
        <DialogForm
          resource="promotion"
          title={t(`${asked}_title`)}
          input={input}
          defaultValues={{ note: null }}
          draft={{ form: asked, recordId: id }}
          saveLabel={t(asked)}
          cancelLabel={t('cancel')}
          danger={asked === 'reject'}
          maxWidth="xs"
          onSubmit={send}
          onClose={() => setAsked(null)}
        >
          <TextInput source="note" multiline counted />
        </DialogForm>
      )}
    </div>
  );
};
