import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRefinePageMeta } from '../catalogue/PageMeta';
import { StateBox } from '../ui/states/StateBox';

/** 404, with the specification's texts (points 2 and 8). '/' leads a signed-in person to their first page. */
export const NotFoundPage = () => {
  const translate = useTranslate();
  // no route declares this page, so it sets the heading itself
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
