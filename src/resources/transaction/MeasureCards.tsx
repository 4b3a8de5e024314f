import { useTranslate } from 'ra-core';
import type { Sales } from '../../../contract/transaction/sales';
import { formatMoney } from '../../i18n/numbers';
import { ChangeMark } from './ChangeMark';
import { type Measure, measuresOf, writeMeasure } from './measures';
import './measureCards.css';

interface MeasureCardsProps {
  sales: Sales;
  measure: Measure;
  onChoose: (measure: Measure) => void;
}

/** The totals of a period, each with its change; the one that is pressed is the chart's. */
export const MeasureCards = ({ sales, measure, onChoose }: MeasureCardsProps) => {
  const translate = useTranslate();
  const { totals, totals_before } = sales;
  const t = (key: string, args?: object) => translate(`resources.transaction.${key}`, args);
  return (
    <fieldset className="measures" aria-label={t('sales.measures')}>
      {measuresOf(sales).map(name => (
        <button key={name} type="button" aria-pressed={name === measure} onClick={() => onChoose(name)}>
          <span className="measure-name">{t(`fields.${name}`)}</span>
          <b>{writeMeasure(name, totals[name])}</b>
          <span className="measure-note">
            <ChangeMark now={totals[name]} before={totals_before[name]} />
            {name === 'value' && totals.orders > 0 && (
              <small>{t('sales.average', { amount: formatMoney(Math.round(totals.value / totals.orders)) })}</small>
            )}
          </span>
        </button>
      ))}
    </fieldset>
  );
};
