import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { SearchField } from './SearchField';

interface ListToolsProps {
  filters: ReactNode;
  actions: ReactNode;
}

/** One row that wraps: search, filters, and the list's actions. */
export const ListTools = ({ filters, actions }: ListToolsProps) => {
  const translate = useTranslate();
  return (
    <search className="list-tools" aria-label={translate('app.list.tools')}>
      <SearchField />
      {filters}
      <div className="list-tools-end">{actions}</div>
    </search>
  );
};
