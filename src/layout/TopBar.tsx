import { ArrowLeft, Menu as Burger, Info } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePageMeta } from '../catalogue/PageMeta';
import { IconButton } from '../ui/IconButton';
import { Tooltip } from '../ui/Tooltip';
import { Breadcrumbs } from './Breadcrumbs';
import { ProfileMenu } from './ProfileMenu';
import type { SidebarState } from './useSidebar';
import './topBar.css';

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
