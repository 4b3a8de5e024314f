import { useTranslate } from 'ra-core';
import { memo, type ReactNode, Suspense, useEffect } from 'react';
import { whenIdle } from '../browser/whenIdle';
import { usePageMeta } from '../catalogue/PageMeta';
import { useAddress } from '../catalogue/useAddress';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { idlePart } from '../ui/idlePart';
import { loadSurfaces } from '../ui/material/onceLoaded';
import { Drawer } from '../ui/material/overlays';
import { KeyboardShortcuts } from '../ui/shortcuts/KeyboardShortcuts';
import { TableSkeleton } from '../ui/states/TableSkeleton';
import { ErrorPage } from './ErrorPage';
import { Footer } from './Footer';
import { ModeOnRoot } from './ModeOnRoot';
import { ProgressBar } from './ProgressBar';
import { ShellPart } from './ShellPart';
import { Sidebar } from './Sidebar';
import { Submenu } from './Submenu';
import { TopBar } from './TopBar';
import { useSidebar } from './useSidebar';
import './shell.css';

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
