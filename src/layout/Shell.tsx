import { LifeBuoy } from 'lucide-react';
import { useNavigate, useTranslate } from 'ra-core';
import { memo, type ReactNode, Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { readPageConfig } from '../browser/pageConfig';
import { whenIdle } from '../browser/whenIdle';
import { isAtOrBelow, useAddress } from '../catalogue/CatalogueContext';
import { usePageMeta } from '../catalogue/PageMeta';
import { useMenu } from '../catalogue/useMenu';
import { KeyboardShortcuts } from '../ui/controls/shortcuts/KeyboardShortcuts';
import { Logo } from '../ui/display/Logo';
import { ErrorBoundary } from '../ui/lazy/ErrorBoundary';
import { idlePart } from '../ui/lazy/idlePart';
import { loadSurfaces } from '../ui/material/onceLoaded';
import { Drawer } from '../ui/material/overlays';
import { TableSkeleton } from '../ui/states/TableSkeleton';
import { ErrorPage } from './ErrorPage';
import { Footer } from './Footer';
import { ModeOnRoot } from './ModeOnRoot';
import { ProgressBar } from './ProgressBar';
import { ShellPart } from './ShellPart';
import { SidebarEntry } from './SidebarEntry';
import { TopBar } from './TopBar';
import { useSidebar } from './useSidebar';
import './shell.css';
import './submenu.css';
import './sidebar.css';
import './sidebarHelp.css';

export interface ShellProps {
  children: ReactNode;
  /** Tools in the top bar, before the profile. */
  tools?: ReactNode;
  /** Shown above the content, e.g. the dashboard's date range. */
  head?: ReactNode;
}

const PasswordAlert = idlePart(() => import('./PasswordAlert').then(module => module.PasswordAlert));
const ClockNotice = idlePart(() => import('./ClockNotice').then(module => module.ClockNotice));
const NewVersion = idlePart(() => import('./NewVersion').then(module => module.NewVersion));

// constant, so that they do not rerender with every page
const footer = <Footer />;
const standing = (
  <ShellPart>
    <PasswordAlert />
    <ClockNotice />
    <NewVersion />
    <KeyboardShortcuts />
  </ShellPart>
);

/**
 * Layout of every authenticated page: sidebar, top bar, content, footer. Metadata that a view refines rerenders only the parts that show
 * it.
 */
export const Shell = memo(({ children, tools, head }: ShellProps) => {
  const translate = useTranslate();
  const sidebar = useSidebar();
  const address = useAddress();
  useEffect(() => whenIdle(() => void loadSurfaces()), []);
  return (
    <div className="shell" data-wide={sidebar.wide}>
      <ModeOnRoot />
      <ProgressBar />
      <a className="skip" href="#content">
        {translate('app.layout.skip')}
      </a>
      {sidebar.mobile ? (
        <Drawer
          open={sidebar.drawer}
          onClose={sidebar.close}
          slotProps={{ paper: { id: 'sidebar', 'aria-label': translate('app.layout.sidebar') } }}
        >
          <ShellPart>
            <Sidebar wide onNavigate={sidebar.close} />
          </ShellPart>
        </Drawer>
      ) : (
        <aside className="shell-side" id="sidebar" aria-label={translate('app.layout.sidebar')}>
          <ShellPart>
            <Sidebar wide={sidebar.wide} />
          </ShellPart>
        </aside>
      )}
      <div className="shell-col">
        <ShellPart>
          <TopBar sidebar={sidebar} tools={tools} />
        </ShellPart>
        <ShellPart>
          <Submenu />
          {head}
        </ShellPart>
        <main className="shell-main" id="content" tabIndex={-1}>
          <ErrorBoundary
            resetKey={address}
            fallback={(error, retry) => <ErrorPage error={error} resetErrorBoundary={retry} />}
          >
            <Suspense fallback={<TableSkeleton />}>{children}</Suspense>
          </ErrorBoundary>
        </main>
        {footer}
      </div>
      {standing}
      <Announcement />
    </div>
  );
});

/** Announces the current page to screen readers. */
const Announcement = () => {
  const translate = useTranslate();
  const { title } = usePageMeta();
  return (
    <p className="sr-only" aria-live="polite">
      {title && translate('app.layout.now_on', { title })}
    </p>
  );
};

/** Links to sibling pages, below the top bar, if the page has any. */
const Submenu = () => {
  const { submenu: items = [] } = usePageMeta();
  const address = useAddress();
  const translate = useTranslate();
  if (items.length === 0) return null;
  // one of them may be nested below another
  const here = items.map(({ to }) => to).filter(to => isAtOrBelow(address, to));
  const current = here.reduce((deepest, to) => (to.length > deepest.length ? to : deepest), '');
  return (
    <nav className="submenu" aria-label={translate('app.layout.submenu')}>
      {items.map(({ label, to }) => (
        <Link key={to} to={to} aria-current={to === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
};

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
const Sidebar = memo(Side);
