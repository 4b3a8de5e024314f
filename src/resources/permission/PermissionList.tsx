import { Lock, Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { PERMISSION_GROUP_LABELS, type Permission } from '../../../contract/identity/permission';
import { useRightMessages } from '../../i18n/useRightMessages';
import type { Column } from '../../ui/list/Column';
import type { Filter } from '../../ui/list/Filter';
import { ResourceList } from '../../ui/list/ResourceList';
import { StatusChip } from '../../ui/StatusChip';
import { useRoleTabs } from '../role/useRoleTabs';

const sorts = ['position', 'name', 'label', 'updated_at'];

const PermissionList = () => {
  const translate = useTranslate();
  const messages = useRightMessages();
  useRoleTabs();
  const filters = useMemo<Filter[]>(
    () => [
      {
        source: 'group_code',
        choices: Object.entries(PERMISSION_GROUP_LABELS).map(([value, label]) => ({
          value,
          label: messages.group(value, label),
        })),
      },
    ],
    [messages],
  );
  const columns = useMemo<Column<Permission>[]>(
    () => [
      { source: 'label', cell: ({ name, label }) => messages.right(name, label), sortBy: true },
      {
        source: 'group_code',
        cell: ({ group_code }) => messages.group(group_code, PERMISSION_GROUP_LABELS[group_code]),
      },
      {
        source: 'is_system',
        cell: ({ is_system }) => (
          <StatusChip
            tone={is_system ? 'neutral' : 'info'}
            icon={is_system ? Lock : Plus}
            label={translate(`resources.permission.choices.is_system.${is_system}`)}
          />
        ),
      },
      { source: 'role_count', cell: ({ role_count }) => role_count, align: 'right' },
    ],
    [translate, messages],
  );
  return <ResourceList<Permission> columns={columns} filters={filters} sorts={sorts} nameOf={nameOf} note={note} />;
};

const nameOf = ({ label }: Permission) => label;
const note = ({ name }: Permission) => name;

export default PermissionList;
