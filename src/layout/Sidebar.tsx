import { LifeBuoy } from 'lucide-react';
import { useNavigate, useTranslate } from 'ra-core';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { readPageConfig } from '../browser/pageConfig';
import { isAtOrBelow, useAddress } from '../catalogue/useAddress';
import { useMenu } from '../catalogue/useMenu';
import { Logo } from '../ui/Logo';
import { SidebarEntry } from './SidebarEntry';
import './sidebar.css';
import './sidebarHelp.css';

interface SidebarProps {
  /** 250 px with labels, otherwise 75 px with icons only. */
  wide: boolean;
  onNavigate?: () => void;
}

const Side = ({ wide, onNavigate }: SidebarProps) => {
  const translate = useTranslate();
  const entries = useMenu();
  const address = useAddress();
  const go = useNavigate();
  const email = readPageConfig().helpdesk_email;
  return (
    <div className="side" data-wide={wide} data-drawer={onNavigate && true}>
      <Link className="side-logo" to="/dashboard" onClick={onNavigate}>
        <Logo />
        <span className="side-words">
          Merchants <small>SuperAdmin</small>
        </span>
        <span className="sr-only">{translate(wide ? 'app.layout.to_home' : 'app.layout.home')}</span>
      </Link>
      <nav className="side-nav" aria-label={translate('app.layout.menu')}>
        <ul>
          {entries.map(entry => (
            <SidebarEntry
              key={entry.to}
              entry={entry}
              wide={wide}
              here={isAtOrBelow(address, entry.to)}
              current={entry.children?.find(({ to }) => isAtOrBelow(address, to))?.to}
              onGo={go}
              onNavigate={onNavigate}
            />
          ))}
        </ul>
      </nav>
      {wide ? (
        <div className="side-help">
          <b>{translate('app.layout.help')}</b>
          <a href={`mailto:${email}`}>{email}</a>
        </div>
      ) : (
        <a
          className="side-help"
          href={`mailto:${email}`}
          aria-label={translate('app.layout.help_mail', { email })}
          title={email}
        >
          <LifeBuoy size={20} aria-hidden="true" />
        </a>
      )}
    </div>
  );
};

/** Logo, menu and help box; only the menu scrolls. The menu highlights the current address. */
export const Sidebar = memo(Side);
