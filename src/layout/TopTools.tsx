import { NotificationBell } from '../notifications/NotificationBell';
import { PaletteBox } from '../palette/PaletteBox';
import { LanguageSwitcher } from './LanguageSwitcher';
import { ShellPart } from './ShellPart';

/** The tools between the title and the profile: search, language, notifications. */
export const TopTools = () => (
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
