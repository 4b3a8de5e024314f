import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { categoryColor } from '../../ui/CategoryTag';
import { BarList } from './BarList';
import { categoryPath } from './categoryPath';
import { Part } from './Part';
import type { DashboardChoices } from './useDashboardQuery';
import { useDashboardText } from './useDashboardText';

/** Sales of each category, linked to its own dashboard. */
export const Categories = ({ choices }: { choices: DashboardChoices }) => {
  const t = useDashboardText();
  const answer = useEndpointQuery(
    dashboardApi.categories,
    { query: choices.anyCategory },
    { placeholderData: before => before, retry: false },
  );
  return (
    <Part title={t('categories')} answer={answer}>
      {({ list }) => (
        <BarList
          rows={list
            .toSorted((a, b) => b.value.now - a.value.now)
            .map(({ id, name, value }) => ({
              id,
              name,
              value,
              color: categoryColor[id],
              to: categoryPath(id, choices),
              toText: t('to_category', { category: name }),
            }))}
        />
      )}
    </Part>
  );
};
