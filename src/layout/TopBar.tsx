import { ArrowLeft, Menu as Burger, Check, ChevronDown, Info, Languages, LogOut, Moon, Sun, User } from 'lucide-react';
import { useGetIdentity, useLocaleState, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { type PageMeta, usePageMeta } from '../catalogue/PageMeta';
import { useOfferedLocales } from '../i18n/useOfferedLocales';
import { useMode } from '../theme/useMode';
import { IconButton } from '../ui/controls/IconButton';
import { Tooltip } from '../ui/controls/Tooltip';
import { useDropdown } from '../ui/controls/useDropdown';
import { initials } from '../ui/display/initials';
import { MenuItem, MenuList, Popover } from '../ui/material/overlays';
import { LogoutDialog } from './LogoutDialog';
import type { SidebarState } from './useSidebar';
import './topBar.css';
import './breadcrumbs.css';
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

/** Avatar, name and role of a person. */
const ProfileSummary = ({ name, role }: { name: string; role: string }) => (
  <>
    <span className="avatar" aria-hidden="true">
      {initials(name)}
    </span>
    <span className="me-words">
      <b>{name}</b> <small>{role}</small>
    </span>
  </>
);

interface TopBarProps {
  sidebar: SidebarState;
  /** Shown between the title and the profile: search, language, notifications. */
  tools?: ReactNode;
}

// constant, so that it does not rerender with every page
const profile = <ProfileMenu />;

/** The top bar, 70 px high: burger, 'Kembali', title over breadcrumbs, tools, profile. */
export const TopBar = ({ sidebar, tools }: TopBarProps) => {
  const translate = useTranslate();
  const { title, breadcrumbs, back, info } = usePageMeta();
  const burger = sidebar.mobile ? 'open_menu' : sidebar.wide ? 'collapse' : 'expand';
  return (
    <header className="top">
      <IconButton
        aria-label={translate(`app.layout.${burger}`)}
        aria-expanded={sidebar.mobile ? sidebar.drawer : sidebar.wide}
        aria-controls="sidebar"
        onClick={sidebar.toggle}
      >
        <Burger size={20} aria-hidden="true" />
      </IconButton>
      {back && (
        <Link className="top-back" to={back}>
          <ArrowLeft size={16} aria-hidden="true" />
          <span>{translate('app.layout.back')}</span>
        </Link>
      )}
      <div className="top-title">
        <h1>
          <span>{title}</span>
          {info && (
            <Tooltip title={info} onTap>
              <button
                type="button"
                className="top-info"
                aria-label={translate('app.layout.info')}
                aria-description={info}
              >
                <Info size={16} aria-hidden="true" />
              </button>
            </Tooltip>
          )}
        </h1>
        <Breadcrumbs items={breadcrumbs} label={translate('app.layout.breadcrumbs')} />
      </div>
      {tools}
      {profile}
    </header>
  );
};

interface BreadcrumbsProps {
  items: PageMeta['breadcrumbs'];
  label: string;
}

const Breadcrumbs = ({ items, label }: BreadcrumbsProps) =>
  // a single item would only repeat the title
  items.length > 1 ? (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {items.map((item, index) => (
          <li key={`${item.to ?? ''}${item.label}`}>
            {item.to && index < items.length - 1 ? (
              <Link to={item.to}>{item.label}</Link>
            ) : (
              <span
                className={item.isTitle ? 'sr-only' : undefined}
                aria-current={index === items.length - 1 ? 'page' : undefined}
              >
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  ) : null;
