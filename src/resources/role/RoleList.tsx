import { KeyRound } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { AREA_SCOPE_LABELS, type RoleSummary } from '../../../contract/identity/role';
import { formatDate } from '../../i18n/dates';
import type { Column } from '../../ui/list/Column';
import type { Filter } from '../../ui/list/Filter';
import { ResourceList } from '../../ui/list/ResourceList';
import { StatusChip } from '../../ui/StatusChip';
import { useRoleTabs } from './useRoleTabs';

const sorts = ['name', 'created_at', 'updated_at'];

const RoleList = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  useRoleTabs();
  const t = useCallback((key: string, args?: object) => translate(`resources.role.${key}`, args), [translate]);
  const filters = useMemo<Filter[]>(
    () => [
      {
        source: 'area_scope',
        choices: Object.keys(AREA_SCOPE_LABELS).map(value => ({ value, label: t(`choices.area_scope.${value}`) })),
      },
    ],
    [t],
  );
  const columns = useMemo<Column<RoleSummary>[]>(
    () => [
      { source: 'name', cell: ({ name }) => name, sortBy: true },
      { source: 'holder_count', cell: ({ holder_count }) => holder_count, align: 'right' },
      { source: 'permission_count', cell: ({ permission_count }) => permission_count, align: 'right' },
      { source: 'area_scope', cell: ({ area_scope }) => t(`choices.area_scope.${area_scope}`) },
      {
        source: 'requires_second_factor',
        cell: ({ requires_second_factor }) =>
          requires_second_factor ? <StatusChip tone="info" icon={KeyRound} label={t('yes')} /> : t('no'),
      },
      {
        source: 'updated_at',
        cell: ({ updated_at }) => (
          <time dateTime={updated_at} title={formatDate(updated_at, 'full', locale)}>
            {formatDate(updated_at, 'moment', locale)}
          </time>
        ),
        sortBy: true,
      },
    ],
    [t, locale],
  );
  return <ResourceList<RoleSummary> columns={columns} filters={filters} sorts={sorts} nameOf={nameOf} note={note} />;
};

const nameOf = ({ name }: RoleSummary) => name;
const note = ({ description }: RoleSummary) => description;

export default RoleList;
