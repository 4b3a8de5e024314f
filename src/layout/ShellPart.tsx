import { RefreshCw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useAddress } from '../catalogue/CatalogueContext';
import { IconButton } from '../ui/controls/IconButton';
import { ErrorBoundary } from '../ui/lazy/ErrorBoundary';

/** A part of the shell with its own error boundary: if it fails, a button retries it and the rest stays. */
export const ShellPart = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const address = useAddress();
  const label = translate('app.layout.part_failed');
  return (
    <ErrorBoundary
      resetKey={address}
      fallback={(_error, retry) => (
        <IconButton aria-label={label} title={label} onClick={retry}>
          <RefreshCw size={20} aria-hidden="true" />
        </IconButton>
      )}
    >
      {children}
    </ErrorBoundary>
  );
};
