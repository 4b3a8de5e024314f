import { Map as MapIcon, Table2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { ToggleButton, ToggleButtonGroup } from '../../ui/ToggleButtonGroup';
import type { ListView } from './useListView';
import './viewSwitch.css';

const icons = { table: Table2, map: MapIcon };

/** Switches between table and map; the filter stays. */
export const ViewSwitch = ({ view, onChange }: { view: ListView; onChange: (view: ListView) => void }) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.merchant.view.${key}`);
  return (
    <ToggleButtonGroup value={view} aria-label={t('label')} onChange={(next: ListView) => onChange(next)}>
      {(['table', 'map'] as const).map(value => {
        const Icon = icons[value];
        return (
          <ToggleButton key={value} className="merchant-view" value={value} aria-label={t(value)} title={t(value)}>
            <Icon size={16} aria-hidden />
            <span className="merchant-view-name">{t(value)}</span>
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
};
