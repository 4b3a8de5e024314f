import { Download } from 'lucide-react';
import { useCanAccess, useResourceContext, useTranslate } from 'ra-core';
import { EXPORT_FORMATS, type ExportFormat } from '../../../../contract/export';
import { MenuItem } from '../../material/overlays';
import { ToolMenu } from '../tools/ToolMenu';
import { ExportProgress } from './ExportProgress';
import { useExport } from './useExport';

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
