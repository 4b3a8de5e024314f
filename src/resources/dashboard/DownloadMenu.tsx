import { Download } from 'lucide-react';
import { useNotify } from 'ra-core';
import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import { Button } from '../../ui/Button';
import { Menu, MenuItem } from '../../ui/material/overlays';
import { useDropdown } from '../../ui/useDropdown';
import { mayAsk } from './Part';
import type { DashboardChoices } from './useDashboardQuery';
import { useDashboardText } from './useDashboardText';

/** Downloads the chart as a picture or the figures as a workbook, or prints the page. The code is loaded on demand. */
export const DownloadMenu = ({ query }: Pick<DashboardChoices, 'query'>) => {
  const t = useDashboardText();
  const notify = useNotify();
  const { button, floating, close } = useDropdown();
  const run = async (work: () => Promise<unknown>) => {
    close();
    try {
      await work();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  const name = `beranda-${query.start_date}-${query.end_date}`;
  return (
    <>
      <Button variant="outlined" startIcon={<Download size={16} />} aria-haspopup="menu" {...button}>
        {t('download')}
      </Button>
      <Menu {...floating} slotProps={{ list: { 'aria-label': t('download') } }}>
        <MenuItem
          onClick={() =>
            void run(async () => {
              const { saveChart } = await import('./saveChart');
              await saveChart(`${name}.png`);
            })
          }
        >
          {t('png')}
        </MenuItem>
        {mayAsk(dashboardApi.excel) && (
          <MenuItem
            onClick={() =>
              void run(async () => {
                const { saveFigures } = await import('./saveFigures');
                await saveFigures(query);
              })
            }
          >
            {t('xlsx')}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            close();
            // wait for the menu to close, or it would be printed too
            setTimeout(() => window.print(), 300);
          }}
        >
          {t('print')}
        </MenuItem>
      </Menu>
    </>
  );
};
