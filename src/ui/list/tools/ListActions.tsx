import type { ReactNode } from 'react';
import { ExportMenu } from '../export/ExportMenu';
import { ViewsMenu } from '../views/ViewsMenu';
import { CreateButton } from './CreateButton';
import { DisplayMenu } from './DisplayMenu';
import { SortMenu } from './SortMenu';

/**
 * The tools of a list: saved views, sort, columns, the tools given as children, export, and the create button.
 *
 * @example <List actions={<ListActions><ViewSwitch /></ListActions>}>
 */
export const ListActions = ({ children }: { children?: ReactNode }) => (
  <>
    <ViewsMenu />
    <SortMenu />
    <DisplayMenu />
    {children}
    <ExportMenu />
    <CreateButton />
  </>
);
