import { useCanAccess, useCreatePath, useListContext, useLocation, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { FAQ_CATEGORIES, type Faq } from '../../../contract/faq';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { ListStates } from '../../ui/list/ListStates';
import { Pager } from '../../ui/list/Pager';
import { type MenuTarget, RowMenu } from '../../ui/list/table/RowMenu';
import { useColumns } from '../../ui/list/table/useColumns';
import { useShownColumns } from '../../ui/list/table/useShownColumns';
import { useDeleting } from '../../ui/useDeleting';
import { FaqGroup } from './FaqGroup';
import './faq.css';

const NONE: readonly string[] = [];

/** What stands beside a question's neighbours also when it is filtered: a category shows all of itself. */
const WHOLE_CATEGORIES = 'category_code';

/** The rows of the page by category. They can be put in order where nothing hides what stands between them. */
export const FaqGroups = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { data = [], sort, filterValues, isFetching } = useListContext<Faq>();
  const columns = useShownColumns(useColumns(children), NONE);
  const { ask, dialog } = useDeleting();
  const { canAccess: mayOrder } = useCanAccess({ resource: 'faq', action: 'order' });
  const { canAccess: mayEdit } = useCanAccess({ resource: 'faq', action: 'edit' });
  const { canAccess: mayDelete } = useCanAccess({ resource: 'faq', action: 'delete' });
  const [menu, setMenu] = useState<MenuTarget<Faq> | null>(null);
  const saved = (useLocation().state as { saved?: string } | null)?.saved;

  const inOrder = sort.field === 'position' && sort.order === 'ASC';
  const whole = Object.keys(filterValues).every(name => name === WHOLE_CATEGORIES);
  const movable = Boolean(mayOrder) && inOrder && whole;
  const pathTo = (type: 'show' | 'edit', id: string) => createPath({ resource: 'faq', type, id });

  return (
    <ListStates columns={columns.length}>
      <div className="faq-groups" aria-busy={isFetching}>
        {mayOrder && <p className="faq-hint">{translate(`resources.faq.order.${movable ? 'hint' : 'closed'}`)}</p>}
        {FAQ_CATEGORIES.map(category => {
          const rows = data.filter(({ category_code }) => category_code === category);
          return (
            rows.length > 0 && (
              <FaqGroup
                key={category}
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
            )
          );
        })}
        <Pager />
      </div>
      <RowMenu
        target={menu}
        mayDelete={Boolean(mayDelete)}
        onClose={() => setMenu(null)}
        onDelete={({ id }, name) => ask({ ids: [id], name })}
      />
      <DeleteDialog {...dialog} />
    </ListStates>
  );
};
