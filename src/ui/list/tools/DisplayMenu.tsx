import { ListSubheader, MenuItem } from '@mui/material';
import { SlidersHorizontal } from 'lucide-react';
import { type RaRecord, useTranslate, useTranslateLabel } from 'ra-core';
import type { Column } from '../table/Column';
import { type Density, useDensity } from '../useDensity';
import { ToolMenu } from './ToolMenu';

interface DisplayMenuProps<Row extends RaRecord> {
  columns: readonly Column<Row>[];
  shown: readonly Column<Row>[];
  onToggle: (source: string) => void;
}

const DENSITIES: readonly Density[] = ['dense', 'comfortable'];

/** How the list looks: which columns stand, and how high the rows are. */
export const DisplayMenu = <Row extends RaRecord>({ columns, shown, onToggle }: DisplayMenuProps<Row>) => {
  const translate = useTranslate();
  const label = useTranslateLabel();
  const [density, setDensity] = useDensity();
  return (
    <ToolMenu title={translate('app.list.display')} icon={SlidersHorizontal}>
      {() => [
        <ListSubheader key="columns" role="presentation" className="menu-head">
          {translate('app.list.columns')}
        </ListSubheader>,
        ...columns.slice(1).map(({ source }) => {
          const on = shown.some(column => column.source === source);
          return (
            <MenuItem key={source} role="menuitemcheckbox" aria-checked={on} onClick={() => onToggle(source)}>
              <span className="tick" data-on={on} aria-hidden />
              {label({ source })}
            </MenuItem>
          );
        }),
        <ListSubheader key="density" role="presentation" className="menu-head">
          {translate('app.list.density')}
        </ListSubheader>,
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
