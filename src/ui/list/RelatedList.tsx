import { ListBase, type ListBaseProps, type RaRecord, useStore } from 'ra-core';
import type { ReactNode } from 'react';
import { DEFAULT_PER_PAGE } from '../../declarations/defineResource';
import { TAB_PARAMS } from '../RecordTabs';
import { FilterStates } from './filter/FilterStates';
import { KeepInAddress } from './KeepInAddress';
import { ListBox } from './ListBox';
import { perPageKey } from './perPageKey';
import { SteadyListContext } from './SteadyListContext';

interface RelatedListProps extends Pick<ListBaseProps, 'filter' | 'sort'> {
  /** Its list call reads the rows. */
  resource: string;
  /** The page size is remembered for this resource; `resource` unless said. */
  perPageOf?: string;
  /** Tools, a `<DataTable>`, and what opens over it. */
  children: ReactNode;
}

/**
 * Records that belong to the one on the page, as a list in one of its `<RecordTabs>`: search, filters, sort and page are the address's.
 *
 * @example <RelatedList resource="voucher" filter={{ promotion: id }}><ToolBar>…</ToolBar><DataTable>…</DataTable></RelatedList>
 */
export const RelatedList = ({ resource, perPageOf = resource, children, ...base }: RelatedListProps) => {
  const [perPage] = useStore(perPageKey(perPageOf), DEFAULT_PER_PAGE);
  return (
    <KeepInAddress names={TAB_PARAMS}>
      <ListBase<RaRecord> {...base} resource={resource} perPage={perPage} storeKey={false}>
        <SteadyListContext>
          <FilterStates>
            <ListBox>{children}</ListBox>
          </FilterStates>
        </SteadyListContext>
      </ListBase>
    </KeepInAddress>
  );
};
