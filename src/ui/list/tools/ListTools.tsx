import type { ReactNode } from 'react';
import { SearchField } from './SearchField';
import { ToolBar } from './ToolBar';

interface ListToolsProps {
  filters: ReactNode;
  actions: ReactNode;
}

/** Search, filters and the list's actions. */
export const ListTools = ({ filters, actions }: ListToolsProps) => (
  <ToolBar end={actions}>
    <SearchField />
    {filters}
  </ToolBar>
);
