import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { readPageConfig } from '../../browser/pageConfig';
import { darkTheme, lightTheme } from '../../theme/theme';
import { useMode } from '../../theme/useMode';

const themes = { light: createTheme(lightTheme), dark: createTheme(darkTheme) };

const { nonce } = readPageConfig();
/** Its styles come first in the page, so that a style sheet rule of equal specificity wins. */
const cache = createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) });

/** Theme and styles for components of Material UI and of react-admin, provided only around them so that no page needs them to start. */
export const Material = ({ children }: { children: ReactNode }) => {
  const [mode] = useMode();
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themes[mode]}>{children}</ThemeProvider>
    </CacheProvider>
  );
};

/** Wraps a component in `<Material>`, with the same props. */
export function themed<Themed>(component: Themed): Themed {
  const Component = component as ComponentType<object>;
  const WithTheme = (props: object) => (
    <Material>
      <Component {...props} />
    </Material>
  );
  return WithTheme as Themed;
}
