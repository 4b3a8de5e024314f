import { Check, Hourglass, X } from 'lucide-react';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { WorkQueue } from '../../../contract/dashboard/workApi';
import { type PromotionDetail, promotionDecision } from '../../../contract/promotion/promotionRecord';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { Card } from '../../ui/display/Card';
import { Moment } from '../../ui/display/Moment';
import { Status } from '../../ui/display/Status';
import { FormSkeleton } from '../../ui/form/FormSkeleton';
import { ResourceEdit } from '../../ui/form/ResourceEdit';
import { TextInput } from '../../ui/form/TextInput';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { PeriodField } from '../../ui/list/cells/PeriodField';
import { ActionButton } from '../../ui/record/ActionButton';
import { RecordTabs } from '../../ui/record/RecordTabs';
import { NextWork } from '../../ui/record/work/NextWork';
import { ActiveSwitch } from './ActiveSwitch';
import { PromotionForm } from './PromotionForm';
import './promotion.css';
import './promotionHead.css';

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
    <div className="promotion stack">
      <PromotionHead key={promotion.id} promotion={promotion} />
      <PromotionTabs promotion={promotion} />
    </div>
  );
};

export default PromotionEdit;

const VoucherPart = lazyPart(() => import('./voucher/VoucherPart').then(module => module.VoucherPart));
const UsesPart = lazyPart(() => import('./use/UsesPart').then(module => module.UsesPart));

/** Tabs of a promotion's page: its form, its vouchers, and the orders that used it. */
const PromotionTabs = ({ promotion }: { promotion: PromotionDetail }) => {
  const translate = useTranslate();
  const { can } = useCatalogue();
  const t = (key: string) => translate(`resources.promotion.show.${key}`);
  const form = { name: 'content', label: t('tab.content'), content: <PromotionForm />, keepMounted: true };
  const vouchers = { name: 'vouchers', label: t('tab.vouchers'), content: <VoucherPart promotion={promotion} /> };
  const uses = { name: 'uses', label: t('tab.uses'), content: <UsesPart promotionId={promotion.id} /> };
  const tabs = [form, ...(can('voucher', 'list') ? [vouchers] : []), ...(can('promotion-use', 'list') ? [uses] : [])];
  return <RecordTabs label={t('tabs')} tabs={tabs} />;
};

const QUEUES: readonly WorkQueue[] = ['promotions'];

/** State, switch and figures of a promotion, and the decision about its budget if one is due; after it, a link to the next waiting work. */
const PromotionHead = ({ promotion }: { promotion: PromotionDetail }) => {
  const translate = useTranslate();
  const [isDecided, setDecided] = useState(false);
  const t = (key: string, args?: object) => translate(`resources.promotion.${key}`, args);
  const { code, kind, state, area, figures, used, left, quota, budget, approval, created_by_name } = promotion;
  const { decided_by_name, decided_at, decision_note } = promotion;
  return (
    <Card>
      <div className="promotion-standing">
        <div>
          <p>
            <Status source="state" value={state} /> <b>{code}</b>
            <span className="muted">{t(`choices.kind.${kind}`)}</span>
          </p>
          <p className="muted">
            {area}
            {created_by_name && ` · ${t('show.created_by', { name: created_by_name })}`}
          </p>
          {decided_at && decided_by_name && (
            <p className="muted">
              {t('show.decided', { decision: t(`choices.approval.${approval}`), name: decided_by_name })}{' '}
              <Moment value={decided_at} />
              {decision_note && `: ${decision_note}`}
            </p>
          )}
        </div>
        <PeriodField startsAt={promotion.starts_at} endsAt={promotion.ends_at} />
        <span className="promotion-switch">
          {t('fields.is_active')} <ActiveSwitch promotion={promotion} />
        </span>
        {isDecided && <NextWork queues={QUEUES} done={promotion.id} />}
      </div>
      <dl className="promotion-figures" aria-label={t('show.figures')}>
        <Figure
          term={t('fields.used')}
          value={formatNumber(used)}
          note={t('of_quota', { used: formatNumber(used), quota: formatNumber(quota) })}
        />
        <Figure term={t('fields.left')} value={formatNumber(left)} />
        <Figure term={t('show.discount')} value={formatMoney(figures.discount)} />
        <Figure
          term={t('show.orders')}
          value={formatNumber(figures.orders)}
          note={
            Number(figures.released) > 0 ? t('show.released', { count: formatNumber(figures.released) }) : undefined
          }
        />
        {Number(figures.points) > 0 && <Figure term={t('units.points')} value={formatNumber(figures.points)} />}
        <Figure term={t('show.vouchers')} value={formatNumber(figures.vouchers)} />
        <Figure term={t('fields.budget')} value={formatMoney(budget)} />
      </dl>
      {approval === 'waiting' && <Decision promotion={promotion} onDecided={() => setDecided(true)} />}
    </Card>
  );
};

const Figure = ({ term, value, note }: { term: string; value: string; note?: string | undefined }) => (
  <div>
    <dt className="hint">{term}</dt>
    <dd>
      {value}
      {note && <small className="hint figures">{note}</small>}
    </dd>
  </div>
);

const input = promotionDecision.pick({ note: true });

interface DecisionProps {
  promotion: PromotionDetail;
  onDecided: () => void;
}

/** Shows that a budget awaits a second person, and lets those who may decide approve or reject it. */
const Decision = ({ promotion, onDecided }: DecisionProps) => {
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
      {may_decide !== false && (
        <>
          <ActionButton {...decision(true)} words="approve" variant="contained" startIcon={<Check />} />
          <ActionButton {...decision(false)} words="reject" danger startIcon={<X />} />
        </>
      )}
    </div>
  );
};
