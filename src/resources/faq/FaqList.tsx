import { Tags } from 'lucide-react';
import { useCanAccess, useCreatePath, useListContext, useLocation, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { Faq } from '../../../contract/faq';
import { useDeleting } from '../../ui/dialogs/useDeleting';
import { Status } from '../../ui/display/Status';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { ListStates } from '../../ui/list/ListStates';
import { KeepRowFocus } from '../../ui/list/onDemand/KeepRowFocus';
import { ListDeleteDialog } from '../../ui/list/onDemand/ListDeleteDialog';
import { Pager } from '../../ui/list/Pager';
import type { MenuTarget } from '../../ui/list/rowMenu/RowMenuContext';
import { SwitchItem } from '../../ui/list/rowMenu/SwitchItem';
import { DataTable } from '../../ui/list/table/DataTable';
import { useColumns } from '../../ui/list/table/useColumns';
import { useShownColumns } from '../../ui/list/table/useShownColumns';
import { FaqGroup } from './FaqGroup';
import { useFaqCategories } from './useFaqCategories';
import './faq.css';

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

const RowMenu = lazyPart(() => import('../../ui/list/onDemand/RowMenu').then(module => module.RowMenu));

const NONE: readonly string[] = [];

/** The only filter that keeps categories whole, so that adjacent rows are true neighbours. */
const WHOLE_CATEGORIES = 'category_code';

/** The rows of the page by category. They can be reordered unless a filter hides some of them. */
const FaqGroups = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { data = [], sort, filterValues, isFetching } = useListContext<Faq>();
  const columns = useShownColumns(useColumns(children), NONE);
  const { ask, dialog } = useDeleting();
  const { canAccess: mayOrder } = useCanAccess({ resource: 'faq', action: 'order' });
  const { canAccess: mayEdit } = useCanAccess({ resource: 'faq', action: 'edit' });
  const { canAccess: mayDelete } = useCanAccess({ resource: 'faq', action: 'delete' });
  const [menu, setMenu] = useState<MenuTarget | null>(null);
  const saved = (useLocation().state as { saved?: string } | null)?.saved;

  const inOrder = sort.field === 'position' && sort.order === 'ASC';
  const whole = Object.keys(filterValues).every(name => name === WHOLE_CATEGORIES);
  const movable = Boolean(mayOrder) && inOrder && whole;
  const listed = useFaqCategories();
  const codes = new Set<string>([...listed.map(({ id }) => id), ...data.map(({ category_code }) => category_code)]);
  // a category that is not listed comes last, under its code
  const categories = [...codes].map(code => listed.find(({ id }) => id === code) ?? { id: code, name: code });
  const groups = categories
    .map(category => ({ category, rows: data.filter(({ category_code }) => category_code === category.id) }))
    .filter(({ rows }) => rows.length > 0);
  const pathTo = (type: 'show' | 'edit', id: string) => createPath({ resource: 'faq', type, id });

  return (
    <>
      <ListStates columns={columns.length}>
        <div className="stack" aria-busy={isFetching}>
          {mayOrder && (
            <p className="faq-hint hint">{translate(`resources.faq.order.${movable ? 'hint' : 'closed'}`)}</p>
          )}
          {groups.map(({ category, rows }) => (
            <FaqGroup
              key={category.id}
              category={category}
              rows={rows}
              columns={columns}
              movable={movable}
              mayDelete={Boolean(mayDelete)}
              showTo={id => pathTo('show', id)}
              editTo={mayEdit ? id => pathTo('edit', id) : undefined}
              saved={saved}
              onMenu={setMenu}
            />
          ))}
          <Pager />
        </div>
        {menu && (
          <RowMenu
            target={menu}
            mayDelete={Boolean(mayDelete)}
            onClose={() => setMenu(null)}
            onDelete={({ id }, name) => ask({ ids: [id], name })}
          >
            <SwitchItem words="show" />
          </RowMenu>
        )}
      </ListStates>
      <ListDeleteDialog {...dialog} />
      <KeepRowFocus rows={groups.flatMap(({ rows }) => rows)} />
    </>
  );
};
