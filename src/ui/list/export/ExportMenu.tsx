import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { Download } from 'lucide-react';
import { useCanAccess, useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { EXPORT_FORMATS, type ExportFormat } from '../../../../contract/export';
import { ExportProgress } from './ExportProgress';
import { useExport } from './useExport';

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[];

/** The filtered list as a file, for who may take it along. */
export const ExportMenu = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'export' });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { running, start, stop } = useExport();
  const title = translate('app.export.title');
  if (!canAccess) return null;
  return (
    <>
      <Tooltip title={title}>
        <span>
          <IconButton
            className="list-sort"
            aria-label={title}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            disabled={running !== null}
            onClick={event => setAnchor(event.currentTarget)}
          >
            <Download strokeWidth={1.75} aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': title } }}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        >
          {FORMATS.map(format => (
            <MenuItem
              key={format}
              onClick={() => {
                setAnchor(null);
                void start(format);
              }}
            >
              {translate(`app.export.${format}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {running && <ExportProgress {...running} onStop={stop} />}
    </>
  );
};
