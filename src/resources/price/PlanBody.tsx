import { CircleAlert, Hourglass } from 'lucide-react';
import {
  APPROVAL_CHANGE_PERCENT,
  APPROVAL_PROVINCE_SHARE,
  type ApprovalNeed,
} from '../../../contract/price/priceApproval';
import type { PricePlan } from '../../../contract/price/pricePlan';
import { ApiError } from '../../dataProvider/ApiError';
import { errorText } from '../../dataProvider/errorText';
import { formatNumber, formatSigned } from '../../i18n/numbers';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/states/EmptyState';
import { Failed } from '../../ui/states/Failed';
import { TableSkeleton } from '../../ui/states/TableSkeleton';
import { PlanRows } from './PlanRows';
import { usePrices } from './usePrices';
import './planBody.css';
import './approvalNote.css';

interface PlanBodyProps {
  plan: PricePlan | null;
  error: Error | null;
  looking: boolean;
  onRetry: () => void;
  /** Removes the rows with problems. */
  onDrop: (() => void) | undefined;
}

const MOST_PROBLEMS = 3;

/** The figures, problems and rows of a plan. */
export const PlanBody = ({ plan, error, looking, onRetry, onDrop }: PlanBodyProps) => {
  const { t } = usePrices();
  if (error)
    return (
      <div className="plan-failed">
        <Failed
          title={t('plan.failed')}
          text={error instanceof ApiError ? Object.values(error.errors ?? {})[0] : undefined}
          error={error}
          onRetry={onRetry}
        />
      </div>
    );
  if (!plan)
    return (
      <div className="plan-rows">
        <TableSkeleton rows={6} />
      </div>
    );
  const { changed, average_percent, above_ceiling, rows, bad_cells, unchanged, problems } = plan;
  const messages = [
    ...bad_cells.map(({ cell, message, error }) => ({
      title: t('plan.cell', { cell }),
      text: errorText(error, message),
    })),
    ...rows.flatMap(({ error, message, cell }) =>
      error ? [{ title: cell ? t('plan.cell', { cell }) : null, text: errorText(error, message!) }] : [],
    ),
  ];
  return (
    <div className="plan-rows" aria-busy={looking}>
      <dl className="plan-sum">
        <Figure value={formatNumber(changed)} term={t('plan.changed')} />
        <Figure value={average_percent === null ? '–' : formatSigned(average_percent, '%')} term={t('plan.average')} />
        <Figure value={formatNumber(above_ceiling)} term={t('plan.above')} bad={above_ceiling > 0} />
      </dl>
      {problems > 0 && (
        <div className="plan-note" role="alert">
          <CircleAlert size={18} aria-hidden />
          <div>
            <ul>
              {messages.slice(0, MOST_PROBLEMS).map(({ title, text }) => (
                <li key={`${title}${text}`}>
                  {title && <b>{title}: </b>}
                  {text}
                </li>
              ))}
            </ul>
            {problems > MOST_PROBLEMS && <p>{t('plan.problems', { smart_count: problems })}</p>}
            {onDrop && (
              <Button size="small" onClick={onDrop}>
                {t(problems > 1 ? 'plan.drop_all' : 'plan.drop')}
              </Button>
            )}
          </div>
        </div>
      )}
      {plan.approval && problems === 0 && <ApprovalNote approval={plan.approval} />}
      {changed === 0 && problems === 0 ? (
        <EmptyState title={t('plan.nothing')} text={t('plan.nothing_text')} />
      ) : (
        <PlanRows rows={rows} plain />
      )}
      {unchanged > 0 && changed > 0 && (
        <p className="plan-unchanged muted">{t('plan.unchanged', { smart_count: unchanged })}</p>
      )}
    </div>
  );
};

const Figure = ({ value, term, bad = false }: { value: string; term: string; bad?: boolean }) => (
  <div data-bad={bad}>
    <dd>{value}</dd>
    <dt className="hint">{term}</dt>
  </div>
);

/** Why a change requires approval by a second person. */
const ApprovalNote = ({ approval }: { approval: ApprovalNeed }) => {
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
