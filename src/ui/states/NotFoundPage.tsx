import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useRefinePageMeta } from '../../catalogue/PageMeta';
import { Button } from '../controls/Button';
import { StateBox } from './StateBox';

interface NotFoundPageProps {
  /** What was not found, and possible reasons. */
  text?: string;
  /** A closer destination than the home page. */
  action?: ReactNode;
}

/** The 404 page, with the specification's texts (points 2 and 8). '/' leads a signed-in user to their first page. */
export const NotFoundPage = ({ text, action }: NotFoundPageProps) => {
  const translate = useTranslate();
  // an address without a page has no heading of its own
  useRefinePageMeta({ title: '404' });
  return (
    <StateBox
      drawing="lost"
      title={translate('app.states.not_found')}
      text={[translate('app.states.status', { status: 404 }), text].filter(Boolean).join('. ')}
      action={
        <>
          {action}
          <Button component="a" href="/">
            {translate('app.states.back_home')}
          </Button>
        </>
      }
    />
  );
};
