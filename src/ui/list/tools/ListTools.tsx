import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { useCanAccess, useResourceContext, useRouterProvider, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ExportMenu } from '../export/ExportMenu';
import type { Filter } from '../filter/Filter';
import { FilterMenu } from '../filter/SelectFilter';
import { useFormAddress } from '../useFormAddress';
import { ViewsMenu } from '../views/ViewsMenu';
import { SearchField } from './SearchField';
import { SortMenu } from './SortMenu';

interface ListToolsProps {
  filters: readonly Filter[];
  sorts: readonly string[];
  /** Filters of several fields, after the others. */
  more?: ReactNode;
  /** Further tools, before the way to add. */
  children?: ReactNode;
}

/** One row that wraps: search, filters, and the way to add a record for who may. */
export const ListTools = ({ filters, sorts, more, children }: ListToolsProps) => {
  const translate = useTranslate();
  return (
    <search className="list-tools" aria-label={translate('app.list.tools')}>
      <SearchField />
      {filters.map(filter => (
        <FilterMenu key={filter.source} {...filter} />
      ))}
      {more}
      <div className="list-tools-end">
        <ViewsMenu />
        <SortMenu sorts={sorts} />
        {children}
        <ExportMenu />
        <AddButton />
      </div>
    </search>
  );
};

const AddButton = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { hasCreate, addressOf } = useFormAddress();
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  const { Link } = useRouterProvider();
  if (!hasCreate || !canAccess) return null;
  return (
    <Button
      className="list-add"
      variant="contained"
      component={Link}
      to={addressOf()}
      startIcon={<Plus strokeWidth={1.75} />}
    >
      {translate('app.list.add', { name: translate(`resources.${resource}.name`, { smart_count: 1 }) })}
    </Button>
  );
};
