import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Button } from '../ui/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/material/overlays';
import { AccessExplanation } from './AccessExplanation';

/** 'Mengapa saya tidak bisa?' for one permission. */
export const AccessExplanationDialog = ({ slug, onClose }: { slug: string | null; onClose: () => void }) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open={slug !== null} onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="xs">
      <DialogTitle id={`${id}-title`}>{translate('app.account.why.title')}</DialogTitle>
      <DialogContent>{slug && <AccessExplanation slug={slug} />}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('app.account.why.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
