import { useNotify, useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type Role, roleApi } from '../../../contract/identity/role';
import { call } from '../../dataProvider/call';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { Button } from '../../ui/Button';
import { Menu, MenuItem } from '../../ui/material/overlays';

interface CopyRightsProps {
  onCopy: (role: Pick<Role, 'name' | 'slugs'>) => void;
}

/** Copies the rights of another role into the form. */
export const CopyRights = ({ onCopy }: CopyRightsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const record = useRecordContext<Role>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useEndpointQuery(
    roleApi.list,
    { query: { limit: 100, sort: 'name' } },
    { enabled: anchor !== null },
  );
  const others = (data?.list ?? []).filter(({ id }) => id !== record?.id);
  const take = async (id: string) => {
    setAnchor(null);
    try {
      onCopy(await call(roleApi.one, { params: { id } }));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <>
      <Button size="small" aria-haspopup="menu" onClick={event => setAnchor(event.currentTarget)}>
        {translate('resources.role.matrix.copy')}
      </Button>
      <Menu
        open={anchor !== null && others.length > 0}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        disableScrollLock
        slotProps={{ list: { 'aria-label': translate('resources.role.matrix.copy_from') } }}
      >
        {others.map(({ id, name }) => (
          <MenuItem key={id} onClick={() => take(id)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
