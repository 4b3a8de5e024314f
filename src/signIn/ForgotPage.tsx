import { useEffect, useState } from 'react';
import { type PasswordLink, passwordApi } from '../../contract/password';
import { http } from '../dataProvider/http';
import { AskForLink } from './AskForLink';
import { NewPassword } from './NewPassword';
import { readRefusal } from './refusal';
import type { id } from './words';

interface ForgotPageProps {
  words: typeof id;
  /** Of the link in a mail; without it a link is asked for. */
  linkId: string | null;
}

type Checked = { link?: PasswordLink; ended?: boolean; failure?: string };

/** /password/forgot asks for a link by mail; with the link's `?id=` it sets the password, also the first one of who was invited. */
export const ForgotPage = ({ words, linkId }: ForgotPageProps) => {
  const [checked, setChecked] = useState<Checked>({});
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
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
        setChecked(ended ? { ended } : { failure: readRefusal(error, words).message });
      },
    );
    return () => {
      gone = true;
    };
  }, [linkId, words, tries]);

  if (linkId === null || checked.ended) return <AskForLink words={words} ended={checked.ended ?? false} />;
  if (checked.link) return <NewPassword words={words} linkId={linkId} link={checked.link} />;
  return (
    <div className="sign-form">
      <h1>{words.forgotPage.newTitle}</h1>
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
            {words.forgotPage.retry}
          </button>
        </>
      ) : (
        <p role="status">{words.forgotPage.checking}</p>
      )}
    </div>
  );
};
