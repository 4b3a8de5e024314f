import { useEffect, useState } from 'react';
import { type PasswordLink, passwordApi } from '../../contract/identity/password';
import { http } from '../dataProvider/http';
import { AskForLink } from './AskForLink';
import type { id } from './messages';
import { NewPassword } from './NewPassword';
import './signIn.css';
import { readSignInError } from './signInError';

interface ForgotPageProps {
  messages: typeof id;
  /** Id from the link in a mail; without it the page requests a link. */
  linkId: string | null;
}

type Checked = { link?: PasswordLink; ended?: boolean; failure?: string };

/** /password/forgot requests a link by mail; with the link's `?id=` it sets the password, which may be an invited person's first one. */
export const ForgotPage = ({ messages, linkId }: ForgotPageProps) => {
  const [checked, setChecked] = useState<Checked>({});
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry fetches again.
  useEffect(() => {
    if (linkId === null) return;
    let gone = false;
    const url = passwordApi.link.path.replace('{id}', encodeURIComponent(linkId));
    http<PasswordLink>({ method: 'GET', url, session: 'none' }).then(
      ({ data }) => !gone && setChecked({ link: data }),
      error => {
        if (gone) return;
        const { status = 0 } = error as { status?: number };
        const ended = status >= 400 && status < 500 && status !== 429;
        setChecked(ended ? { ended } : { failure: readSignInError(error, messages).message });
      },
    );
    return () => {
      gone = true;
    };
  }, [linkId, messages, tries]);

  if (linkId === null || checked.ended) return <AskForLink messages={messages} ended={checked.ended ?? false} />;
  if (checked.link) return <NewPassword messages={messages} linkId={linkId} link={checked.link} />;
  return (
    <div className="sign-form">
      <h1>{messages.forgotPage.newTitle}</h1>
      {checked.failure ? (
        <>
          <p role="alert">{checked.failure}</p>
          <button
            type="button"
            className="sign-submit"
            onClick={() => {
              setChecked({});
              setTries(tries + 1);
            }}
          >
            {messages.forgotPage.retry}
          </button>
        </>
      ) : (
        <p role="status">{messages.forgotPage.checking}</p>
      )}
    </div>
  );
};
