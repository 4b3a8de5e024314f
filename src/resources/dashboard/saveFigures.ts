import { dashboardApi } from '../../../contract/dashboard/dashboardApi';
import { saveFile } from '../../browser/saveFile';
import { address } from '../../dataProvider/address';
import { streamDownload } from '../../dataProvider/streamDownload';
import type { DashboardChoices } from './useDashboardQuery';

/** Saves the dashboard's figures as a workbook. */
export async function saveFigures(query: DashboardChoices['query']): Promise<void> {
  const { file, name } = await streamDownload(address(dashboardApi.excel, { query }), {
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  saveFile(file, name);
}
