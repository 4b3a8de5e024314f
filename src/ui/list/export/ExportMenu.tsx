import { Download } from 'lucide-react';
import { useCanAccess, useListContext, useResourceContext, useTranslate } from 'ra-core';
import { EXPORT_FORMATS, type ExportFormat } from '../../../../contract/export';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { listAddress } from '../../../dataProvider/address';
import { MenuItem } from '../../material/overlays';
import { ToolMenu } from '../tools/ToolMenu';
import { ExportProgress } from './ExportProgress';
import { useDownload } from './useDownload';

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[];

/** Downloads the filtered list as a file, for users who may export it. */
export const ExportMenu = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'export' });
  const { running, hasPdf, start, stop } = useExport();
  if (!canAccess) return null;
  return (
    <>
      <ToolMenu title={translate('app.export.title')} icon={Download} disabled={running !== null}>
        {close =>
          [...FORMATS, ...(hasPdf ? (['pdf'] as const) : [])].map(format => (
            <MenuItem
              key={format}
              onClick={() => {
                close();
                void start(format);
              }}
            >
              {translate(`app.export.${format}`)}
            </MenuItem>
          ))
        }
      </ToolMenu>
      {running && <ExportProgress {...running} onStop={stop} />}
    </>
  );
};

/** Exports all rows of the list, as currently filtered and sorted; also as PDF if the resource declares `endpoints.pdf`. */
function useExport() {
  const resource = useResourceContext() ?? '';
  const { sort, filter, filterValues } = useListContext();
  const { findResource } = useCatalogue();
  const { running, download, stop } = useDownload();

  const endpoints = findResource(resource)?.endpoints;
  const start = async (format: ExportFormat | 'pdf') => {
    const entry = endpoints?.[format === 'pdf' ? 'pdf' : 'export'];
    const asked = { ...filter, ...filterValues };
    if (entry) await download(listAddress(entry, { sort, filter: format === 'pdf' ? asked : { ...asked, format } }));
  };
  return { running, hasPdf: endpoints?.pdf !== undefined, start, stop };
}
