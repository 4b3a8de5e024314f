import { SlidersHorizontal } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useContext } from 'react';
import { MenuItem } from '../../material/overlays';
import { Tick } from '../../Tick';
import { OfferedColumnsContext } from '../table/OfferedColumns';
import { useColumnChoice } from '../table/useColumnChoice';
import { type Density, useDensity } from '../useDensity';
import { MenuHead } from './MenuHead';
import { ToolMenu } from './ToolMenu';

const DENSITIES: readonly Density[] = ['dense', 'comfortable'];

/** Display settings of a list: visible columns and row height. */
export const DisplayMenu = () => {
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
