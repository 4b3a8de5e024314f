import { Check, ChevronDown, Languages, LogOut, Moon, Sun, User } from 'lucide-react';
import { useGetIdentity, useLocaleState, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useOfferedLocales } from '../i18n/useOfferedLocales';
import { useMode } from '../theme/useMode';
import { MenuItem, MenuList, Popover } from '../ui/material/overlays';
import { useDropdown } from '../ui/useDropdown';
import { LogoutDialog } from './LogoutDialog';
import { ProfileSummary } from './ProfileSummary';
import './languageSwitcher.css';
import './profileMenu.css';

/** Menu of the signed-in user (name and role, a dash if missing): 'Akun', colour mode, the English setting, 'Logout'. */
export const ProfileMenu = () => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const [mode, setMode] = useMode();
  const [locale, setLocale] = useLocaleState();
  const { english, offerEnglish, isSetting } = useOfferedLocales();
  const { button, floating, close } = useDropdown();
  const [leaving, setLeaving] = useState(false);
  const summary = (
    <ProfileSummary name={identity?.fullName || '-'} role={(identity?.role as string | null | undefined) || '-'} />
  );
  const ModeIcon = mode === 'dark' ? Sun : Moon;

  return (
    <>
      <button type="button" className="me" aria-haspopup="menu" {...button}>
        <span className="sr-only">{translate('app.layout.profile')} </span>
        {summary}
        <ChevronDown className="me-chevron" size={14} aria-hidden="true" />
      </button>
      <Popover
        {...floating}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 232, mt: 1 } } }}
      >
        <div className="me-head">{summary}</div>
        <MenuList autoFocusItem aria-label={translate('app.layout.profile')}>
          <MenuItem component={Link} to="/account" onClick={close}>
            <User size={18} aria-hidden="true" />
            {translate('app.layout.account')}
          </MenuItem>
          <MenuItem
            onClick={() => {
              setMode(mode === 'dark' ? 'light' : 'dark');
              close();
            }}
          >
            <ModeIcon size={18} aria-hidden="true" />
            {translate(mode === 'dark' ? 'app.layout.light' : 'app.layout.dark')}
          </MenuItem>
          {isSetting && (
            <MenuItem
              role="menuitemcheckbox"
              aria-checked={english}
              onClick={() => {
                offerEnglish(!english);
                if (english && locale === 'en') setLocale('id');
                close();
              }}
            >
              <Languages size={18} aria-hidden="true" />
              {translate('app.layout.offer_english')}
              {english && <Check className="menu-end" size={16} aria-hidden="true" />}
            </MenuItem>
          )}
          <MenuItem
            onClick={() => {
              close();
              setLeaving(true);
            }}
          >
            <LogOut size={18} aria-hidden="true" />
            {translate('app.layout.logout')}
          </MenuItem>
        </MenuList>
      </Popover>
      <LogoutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  );
};
