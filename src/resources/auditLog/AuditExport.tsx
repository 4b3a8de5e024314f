import { Button, Menu, MenuItem } from '@mui/material';
import { Download } from 'lucide-react';
import { useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { auditLogApi } from '../../../contract/auditLog';
import { EXPORT_FORMATS, type ExportFormat } from '../../../contract/export';
import { download } from '../../dataProvider/call';

const names: Record<ExportFormat, string> = { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' };

/** The filtered log as a file. */
export const AuditExport = ({ label }: { label: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { filterValues, sort, total } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);
  const take = async (format: ExportFormat) => {
    setAnchor(null);
    setBusy(true);
    try {
      const order = sort.order === 'DESC' ? `-${sort.field}` : sort.field;
      const { file, name } = await download(auditLogApi.export, { query: { ...filterValues, sort: order, format } });
      const url = URL.createObjectURL(file);
      Object.assign(document.createElement('a'), { href: url, download: name }).click();
      URL.revokeObjectURL(url);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        className="audit-export"
        aria-haspopup="menu"
        startIcon={<Download strokeWidth={1.75} />}
        disabled={busy || !total}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {busy ? translate('resources.auditLog.exporting') : label}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        disableScrollLock
        slotProps={{ list: { 'aria-label': translate('resources.auditLog.export_as') } }}
      >
        {(Object.keys(EXPORT_FORMATS) as ExportFormat[]).map(format => (
          <MenuItem key={format} onClick={() => take(format)}>
            {names[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
