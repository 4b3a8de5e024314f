import { Check } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { locales } from '../i18n/locale';
import { useOfferedLocales } from '../i18n/useOfferedLocales';
import { IconButton } from '../ui/IconButton';
import { Menu, MenuItem } from '../ui/material/overlays';
import { useDropdown } from '../ui/useDropdown';
import './languageSwitcher.css';

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
