import { CircleDot, Tags } from 'lucide-react';
import type { Faq } from '../../../contract/faq';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { DataTable } from '../../ui/list/table/DataTable';
import { FaqGroups } from './FaqGroups';
import { FaqStatus } from './FaqStatus';

const Column = DataTable.Col<Faq>;

const filters = (
  <>
    <SelectFilter source="category_code" icon={Tags} />
    <SelectFilter source="status" icon={CircleDot} />
  </>
);

/** The help page as merchants see it: by category, each in its order. */
const FaqList = () => (
  <List filters={filters}>
    <FaqGroups>
      <Column source="question" />
      <Column source="status" render={({ is_active }) => <FaqStatus shown={is_active} />} />
      <Column source="updated_at" />
    </FaqGroups>
  </List>
);

export default FaqList;
