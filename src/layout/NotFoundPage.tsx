import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRefinePageMeta } from '../catalogue/PageMeta';
import { StateBox } from '../ui/states/StateBox';

/** 404, in the words of the specification (points 2 and 8). '/' leads a signed-in person to their first page. */
export const NotFoundPage = () => {
  const translate = useTranslate();
  // No route declares this page, so it gives the top bar its heading itself.
  useRefinePageMeta({ title: '404' });
  return (
    <StateBox
      drawing="lost"
      title={translate('app.states.not_found')}
      text={translate('app.states.status', { status: 404 })}
      action={
        <Button component="a" href="/">
          {translate('app.states.back_home')}
        </Button>
      }
    />
  );
};
