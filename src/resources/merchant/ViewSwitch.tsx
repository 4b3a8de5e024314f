import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { Map as MapIcon, Table2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ListView } from './useListView';

const icons = { table: Table2, map: MapIcon };

/** Switches between table and map of the same filter. */
export const ViewSwitch = ({ view, onChange }: { view: ListView; onChange: (view: ListView) => void }) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.merchant.view.${key}`);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      className="merchant-views"
      value={view}
      aria-label={t('label')}
      onChange={(_, next: ListView | null) => next && onChange(next)}
    >
      {(['table', 'map'] as const).map(value => {
        const Icon = icons[value];
        return (
          <ToggleButton key={value} value={value} aria-label={t(value)} title={t(value)}>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            <span>{t(value)}</span>
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
};
