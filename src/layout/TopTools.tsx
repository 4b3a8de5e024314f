import { NotificationBell } from '../notifications/NotificationBell';
import { PaletteBox } from '../palette/PaletteBox';
import { LanguageSwitcher } from './LanguageSwitcher';

/** Between the title and the profile: search, language, notifications. */
export const TopTools = () => (
  <>
    <PaletteBox />
    <LanguageSwitcher />
    <NotificationBell />
  </>
);
