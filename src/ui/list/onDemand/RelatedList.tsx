import { ListBase, type ListBaseProps, type RaRecord, useStore } from 'ra-core';
import type { ReactNode } from 'react';
import { DEFAULT_PER_PAGE } from '../../../declarations/defineResource';
import { TAB_PARAMS } from '../../record/RecordTabs';
import { FilterStates } from '../filter/FilterStates';
import { KeepInAddress } from '../KeepInAddress';
import { ListBox } from '../ListBox';
import { perPageKey } from '../perPageKey';
import { SteadyListContext } from '../SteadyListContext';

interface RelatedListProps extends Pick<ListBaseProps, 'filter' | 'sort'> {
  /** The resource whose list call reads the rows. */
  resource: string;
  /** The resource for which the page size is remembered; `resource` by default. */
  perPageOf?: string;
  /** Tools, a `<DataTable>`, and anything that opens over it. */
  children: ReactNode;
}

/**
 * Records that belong to the page's record, as a list in one of its `<RecordTabs>`. Search, filters, sort and page live in the address.
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
