import { useLocaleState, useRecordContext, useTranslate } from 'ra-core';
import { formatDate } from '../../../i18n/dates';
import { periodState, periodText } from '../../controls/period';
import './period.css';

interface PeriodFieldProps {
  /** The record's `starts_at` by default. */
  startsAt?: string | null;
  /** The record's `ends_at` by default. */
  endsAt?: string | null;
}

/** A period's dates above a bar of its elapsed share; the exact ends and the remaining days appear on hover. */
export const PeriodField = (props: PeriodFieldProps) => {
  const record = useRecordContext();
  const { startsAt = record?.starts_at, endsAt = record?.ends_at } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const state = periodState(startsAt, endsAt);
  if (!startsAt || !endsAt) return <span className="period">{periodText(startsAt, endsAt, locale)}</span>;
  const rest = !state || state.ended ? 'ended' : state.startsIn > 0 ? 'starts_in' : 'left';
  const messages = translate(`app.period.${rest}`, { left: state?.left, all: state?.all, days: state?.startsIn });
  return (
    <span
      className="period"
      title={`${formatDate(startsAt, 'moment', locale)} – ${formatDate(endsAt, 'moment', locale)} WIB, ${messages}`}
    >
      {periodText(startsAt, endsAt, locale)}
      <span className="period-bar" aria-hidden="true">
        <i style={{ width: `${(state?.passed ?? 1) * 100}%` }} />
      </span>
      <span className="sr-only">, {messages}</span>
    </span>
  );
};
