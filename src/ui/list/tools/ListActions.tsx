import { ArrowDown, ArrowDownUp, ArrowUp, Plus, SlidersHorizontal } from 'lucide-react';
import {
  useCanAccess,
  useListContext,
  useResourceContext,
  useRouterProvider,
  useTranslate,
  useTranslateLabel,
} from 'ra-core';
import { type ReactNode, useContext } from 'react';
import { Button } from '../../controls/Button';
import { Tick } from '../../controls/Tick';
import { useNoun } from '../../fields/useNoun';
import { MenuItem } from '../../material/overlays';
import { ExportMenu } from '../export/ExportMenu';
import { OfferedColumnsContext } from '../table/OfferedColumns';
import { useColumnChoice } from '../table/useColumnChoice';
import { type Density, useDensity } from '../useDensity';
import { useFormAddress } from '../useFormAddress';
import { useListSchema } from '../useListSchema';
import { ViewsMenu } from '../views/ViewsMenu';
import { ToolMenu } from './ToolMenu';
import './sortMenu.css';
import './menuHead.css';

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

/** The create button, for users who may create records. */
const CreateButton = () => {
  const translate = useTranslate();
  const noun = useNoun();
  const resource = useResourceContext() ?? '';
  const { hasCreate, addressOf } = useFormAddress();
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  const { Link } = useRouterProvider();
  if (!hasCreate || !canAccess) return null;
  return (
    <Button variant="contained" component={Link} to={addressOf()} aria-keyshortcuts="N" startIcon={<Plus />}>
      {translate('app.list.add', { noun: noun() })}
    </Button>
  );
};

/** The sort orders of a list, for fields without a column and for the cards on phones, which have no column heads. */
const SortMenu = () => {
  const translate = useTranslate();
  const label = useTranslateLabel();
  const { sort, setSort } = useListContext();
  const { sorts = [] } = useListSchema();
  if (sorts.length === 0) return null;
  const Direction = sort.order === 'ASC' ? ArrowUp : ArrowDown;
  return (
    <ToolMenu title={translate('app.list.sort_by')} icon={ArrowDownUp}>
      {close =>
        sorts.map(field => {
          const on = sort.field === field;
          return (
            <MenuItem
              key={field}
              role="menuitemradio"
              aria-checked={on}
              selected={on}
              onClick={() => {
                setSort({ field, order: on && sort.order === 'ASC' ? 'DESC' : 'ASC' });
                close();
              }}
            >
              {label({ source: field })}
              {on && (
                <span className="sort-direction">
                  <Direction size={16} aria-hidden />
                  <span className="sr-only">
                    {translate(sort.order === 'ASC' ? 'app.list.sorted_up' : 'app.list.sorted_down')}
                  </span>
                </span>
              )}
            </MenuItem>
          );
        })
      }
    </ToolMenu>
  );
};

const DENSITIES: readonly Density[] = ['dense', 'comfortable'];

/** Display settings of a list: visible columns and row height. */
const DisplayMenu = () => {
  const translate = useTranslate();
  const offered = useContext(OfferedColumnsContext);
  const { names, keep, write } = useColumnChoice();
  const [density, setDensity] = useDensity();

  const entriesOf = ({ columns, first, defaults }: NonNullable<typeof offered.current>) => {
    const shown = names?.split(',') ?? defaults;
    const toggle = (column: string) => {
      const chosen = shown.includes(column) ? shown.filter(name => name !== column) : [...shown, column];
      const isDefault = chosen.length === defaults.length && defaults.every(name => chosen.includes(name));
      const next = isDefault ? null : [...new Set([first, ...chosen])].join(',');
      keep(next);
      write(next);
    };
    return columns.map(({ name, label }) => (
      <MenuItem key={name} role="menuitemcheckbox" aria-checked={shown.includes(name)} onClick={() => toggle(name)}>
        <Tick on={shown.includes(name)} />
        {label}
      </MenuItem>
    ));
  };

  return (
    <ToolMenu title={translate('app.list.display')} icon={SlidersHorizontal}>
      {() => [
        ...(offered.current
          ? [<MenuHead key="columns">{translate('app.list.columns')}</MenuHead>, ...entriesOf(offered.current)]
          : []),
        <MenuHead key="density">{translate('app.list.density')}</MenuHead>,
        ...DENSITIES.map(one => (
          <MenuItem
            key={one}
            role="menuitemradio"
            aria-checked={density === one}
            selected={density === one}
            onClick={() => setDensity(one)}
          >
            {translate(`app.list.${one}`)}
          </MenuItem>
        )),
      ]}
    </ToolMenu>
  );
};

/** A heading within a Material UI menu, which its arrow keys skip. */
const MenuHead = Object.assign(
  ({ children }: { children: ReactNode }) => (
    <li role="presentation" className="menu-head">
      {children}
    </li>
  ),
  { muiSkipListHighlight: true },
);
