import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { WorkQueue } from '../../../contract/dashboard/workApi';
import type { PromotionDetail } from '../../../contract/promotion/promotionRecord';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { Card } from '../../ui/Card';
import { Moment } from '../../ui/Moment';
import { PeriodField } from '../../ui/PeriodField';
import { Status } from '../../ui/status/Status';
import { NextWork } from '../../ui/work/NextWork';
import { ActiveSwitch } from './ActiveSwitch';
import { Decision } from './Decision';
import './promotionHead.css';

const QUEUES: readonly WorkQueue[] = ['promotions'];

/** State, switch and figures of a promotion, and the decision about its budget if one is due; after it, a link to the next waiting work. */
export const PromotionHead = ({ promotion }: { promotion: PromotionDetail }) => {
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
            <span className="promotion-muted">{t(`choices.kind.${kind}`)}</span>
          </p>
          <p className="promotion-muted">
            {area}
            {created_by_name && ` · ${t('show.created_by', { name: created_by_name })}`}
          </p>
          {decided_at && decided_by_name && (
            <p className="promotion-muted">
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
          note={figures.released > 0 ? t('show.released', { count: formatNumber(figures.released) }) : undefined}
        />
        {figures.points > 0 && <Figure term={t('units.points')} value={formatNumber(figures.points)} />}
        <Figure term={t('show.vouchers')} value={formatNumber(figures.vouchers)} />
        <Figure term={t('fields.budget')} value={formatMoney(budget)} />
      </dl>
      {approval === 'waiting' && <Decision promotion={promotion} onDecided={() => setDecided(true)} />}
    </Card>
  );
};

const Figure = ({ term, value, note }: { term: string; value: string; note?: string | undefined }) => (
  <div>
    <dt>{term}</dt>
    <dd>
      {value}
      {note && <small>{note}</small>}
    </dd>
  </div>
);
