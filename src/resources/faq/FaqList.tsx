import { Tags } from 'lucide-react';
import type { Faq } from '../../../contract/faq';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { DataTable } from '../../ui/list/table/DataTable';
import { Status } from '../../ui/status/Status';
import { FaqGroups } from './FaqGroups';
import { useFaqCategories } from './useFaqCategories';

const Column = DataTable.Col<Faq>;

/** Filter with the categories that the server lists. */
const CategoryFilter = () => <SelectFilter source="category_code" choices={useFaqCategories()} icon={Tags} />;

const filters = (
  <>
    <CategoryFilter />
    <SelectFilter source="status" />
  </>
);

/** The help page as merchants see it: by category, in display order. */
const FaqList = () => (
  <List filters={filters}>
    <FaqGroups>
      <Column source="question" />
      <Column
        source="status"
        render={({ is_active }) => <Status source="status" value={is_active ? 'shown' : 'hidden'} />}
      />
      <Column source="updated_at" />
    </FaqGroups>
  </List>
);

export default FaqList;
