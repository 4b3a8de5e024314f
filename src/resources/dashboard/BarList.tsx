import { LinkBase } from 'ra-core';
import type { Figure } from '../../../contract/dashboard/dashboardFigures';
import { formatMoney } from '../../i18n/numbers';
import { appColor } from '../../theme/appColor';
import { ChangeMark } from '../../ui/chart/ChangeMark';
import './barList.css';

export interface BarRow {
  id: string;
  name: string;
  value: Figure;
  color?: string;
  /** Address of the rows behind the figure. */
  to?: string | null;
  /** The link's label for screen readers. */
  toText?: string;
}

interface BarListProps {
  rows: readonly BarRow[];
  /** Whether an increase is bad. */
  areCosts?: boolean;
}

/** Values as bars from zero, with a tick for the previous period, the exact figure and its change. */
export const BarList = ({ rows, areCosts = false }: BarListProps) => {
  const most = Math.max(1, ...rows.flatMap(({ value }) => [value.now ?? 0, value.before ?? 0]));
  const width = (value: number | null) => `${(Math.max(value ?? 0, 0) / most) * 100}%`;
  return (
    <ul className="bar-list stack">
      {rows.map(({ id, name, value, color = appColor('app-accent'), to, toText }) => (
        <li key={id}>
          <span className="bar-name">
            {to ? (
              <LinkBase to={to} aria-label={toText}>
                {name}
              </LinkBase>
            ) : (
              name
            )}
          </span>
          <span className="bar-track" aria-hidden="true">
            <i style={{ width: width(value.now), background: color }} />
            {Number(value.before) > 0 && <u style={{ left: width(value.before) }} />}
          </span>
          <span className="bar-value figures">{formatMoney(value.now)}</span>
          <span className="bar-change">
            <ChangeMark now={value.now} before={value.before} isCost={areCosts} />
          </span>
        </li>
      ))}
    </ul>
  );
};
