import { Divider, Menu, MenuItem } from '@mui/material';
import { ChevronDown, LogOut, Moon, Sun, User } from 'lucide-react';
import { useGetIdentity, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useTheme } from 'react-admin';
import { Link } from 'react-router-dom';
import { initials } from './initials';
import { LogoutDialog } from './LogoutDialog';

/** Who is signed in (name and role, a dash where there is none), 'Akun', light or dark, 'Logout'. */
export const ProfileMenu = () => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const [mode, setMode] = useTheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [leaving, setLeaving] = useState(false);
  const name = identity?.fullName || '-';
  const role = (identity?.role as string | null | undefined) || '-';
  const close = () => setAnchor(null);
  const ModeIcon = mode === 'dark' ? Sun : Moon;

  return (
    <>
      <button
        type="button"
        className="me"
        aria-label={translate('app.layout.profile', { name, role })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <span className="avatar" aria-hidden="true">
          {initials(name)}
        </span>
        <span className="me-words">
          <b>{name}</b>
          <small>{role}</small>
        </span>
        <ChevronDown className="me-chevron" size={14} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 232, mt: 1 } } }}
      >
        <li className="me-head" role="none">
          <span className="avatar" aria-hidden="true">
            {initials(name)}
          </span>
          <span className="me-words">
            <b>{name}</b>
            <small>{role}</small>
          </span>
        </li>
        <Divider component="li" sx={{ m: '0 -4px 4px !important' }} />
        <MenuItem component={Link} to="/account" onClick={close}>
          <User size={18} strokeWidth={1.75} aria-hidden="true" />
          {translate('app.layout.account')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setMode(mode === 'dark' ? 'light' : 'dark');
            close();
          }}
        >
          <ModeIcon size={18} strokeWidth={1.75} aria-hidden="true" />
          {translate(mode === 'dark' ? 'app.layout.light' : 'app.layout.dark')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            setLeaving(true);
          }}
        >
          <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
          {translate('app.layout.logout')}
        </MenuItem>
      </Menu>
      <LogoutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  );
};
