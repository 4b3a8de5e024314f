import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { LinkBase, useCanAccess, useTranslate } from 'ra-core';
import { useState } from 'react';
import { financeApi } from '../../../../contract/finance/financeApi';
import type { OperationalCostKind } from '../../../../contract/operationalCost';
import { formatMoney } from '../../../i18n/numbers';
import { Button } from '../../../ui/Button';
import { ChangeMark } from '../../../ui/chart/ChangeMark';
import { lazyPart } from '../../../ui/lazyPart';
import { BarList } from '../BarList';
import { FigureList } from '../FigureList';
import { Part } from '../Part';
import { useDashboardText } from '../useDashboardText';
import { useFinance } from './useFinance';

const AddCost = lazyPart(() =>
  import('../../operationalCost/OperationalCostForm').then(module => module.OperationalCostForm),
);

/** Operational costs by kind, linked to the costs of the period, and a button to add one. */
export const Costs = () => {
  const t = useDashboardText();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { days, answer } = useFinance(financeApi.costs);
  const { canAccess: mayAdd } = useCanAccess({ resource: 'operational_cost', action: 'create' });
  const [adding, setAdding] = useState(false);
  const costsPath = (kind?: OperationalCostKind) => {
    const filter = { start_date: [days.start_date], end_date: [days.end_date], ...(kind && { kind: [kind] }) };
    return `/operational-cost?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  };
  const readAgain = () => {
    for (const { call } of [financeApi.costs, financeApi.profit])
      void queryClient.invalidateQueries({ queryKey: [call] });
  };
  return (
    <Part
      title={t('finance.costs')}
      aside={
        mayAdd && (
          <Button size="small" startIcon={<Plus />} onClick={() => setAdding(true)}>
            {t('finance.add_cost')}
          </Button>
        )
      }
      answer={answer}
    >
      {({ kinds, totals, totals_before }) => (
        <>
          {kinds.length > 0 ? (
            <BarList
              areCosts
              rows={kinds.map(({ kind, now, before }) => {
                const name = translate(`resources.operational_cost.choices.kind.${kind}`);
                const toText = t('finance.costs_of', { kind: name });
                return { id: kind, name, value: { now, before }, to: costsPath(kind), toText };
              })}
            />
          ) : (
            <p className="part-note">{t('finance.no_costs')}</p>
          )}
          <FigureList
            rows={[
              {
                name: t('finance.cost_total'),
                text: formatMoney(totals.cost),
                isSum: true,
                aside: <ChangeMark now={totals.cost} before={totals_before.cost} isCost />,
              },
            ]}
          />
          <p className="part-note">
            <LinkBase to={costsPath()}>{t('finance.all_costs')}</LinkBase>
          </p>
          {adding && <AddCost onSaved={readAgain} onClose={() => setAdding(false)} />}
        </>
      )}
    </Part>
  );
};
