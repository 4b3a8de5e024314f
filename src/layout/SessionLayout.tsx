import { Check } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { usePageMeta } from '../catalogue/PageMeta';
import { locales } from '../i18n/locale';
import { useOfferedLocales } from '../i18n/useOfferedLocales';
import { NotificationBell } from '../notifications/NotificationBell';
import { PaletteBox } from '../palette/PaletteBox';
import { DateRangeBar } from '../ui/controls/dateRange/DateRangeBar';
import { IconButton } from '../ui/controls/IconButton';
import { useDropdown } from '../ui/controls/useDropdown';
import { Menu, MenuItem } from '../ui/material/overlays';
import { ModeOnRoot } from './ModeOnRoot';
import { Shell } from './Shell';
import { ShellPart } from './ShellPart';
import './blank.css';
import './languageSwitcher.css';

/** The tools between the title and the profile: search, language, notifications. */
const TopTools = () => (
  <>
    <ShellPart>
      <PaletteBox />
    </ShellPart>
    <ShellPart>
      <LanguageSwitcher />
    </ShellPart>
    <ShellPart>
      <NotificationBell />
    </ShellPart>
  </>
);

/** Language menu (points 2 and 9): only Indonesian unless a setting offers English. */
export const LanguageSwitcher = () => {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const { offered } = useOfferedLocales();
  const { button, floating, close } = useDropdown();
  return (
    <>
      <IconButton
        className="top-language"
        data-choice={offered.length > 1}
        aria-label={translate('app.layout.language', { code: locale.toUpperCase() })}
        aria-haspopup="menu"
        {...button}
      >
        {locale.toUpperCase()}
      </IconButton>
      <Menu
        {...floating}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          list: { 'aria-label': translate('app.layout.languages') },
          paper: { sx: { minWidth: 200, mt: 1 } },
        }}
      >
        {offered.map(code => (
          <MenuItem
            key={code}
            lang={code}
            role="menuitemradio"
            aria-checked={code === locale}
            selected={code === locale}
            onClick={() => {
              close();
              if (code !== locale) setLocale(code);
            }}
          >
            {locales[code]}
            {code === locale && <Check className="menu-end" size={16} aria-hidden="true" />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

// constant, so that they do not rerender with every page
const tools = <TopTools />;
const range = <DateRangeBar />;

/**
 * Renders the layout that the page declares: `default` (the shell), `dashboard` (the shell with the date range above the content) or
 * `blank`. A single component, so that the shell stays mounted between pages.
 */
export const SessionLayout = ({ children }: { children: ReactNode }) => {
  const { layout } = usePageMeta();
  if (layout === 'blank') return <BlankLayout>{children}</BlankLayout>;
  return (
    <Shell tools={tools} head={layout === 'dashboard' && range}>
      {children}
    </Shell>
  );
};

/** The page without the shell: for printing, embedding, or before the shell can be shown. */
export const BlankLayout = ({ children }: { children: ReactNode }) => (
  <main className="blank" id="content" tabIndex={-1}>
    <ModeOnRoot />
    {children}
  </main>
);
