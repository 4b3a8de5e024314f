import { Info, Mail } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type PasswordLink, passwordApi } from '../../contract/identity/password';
import { http } from '../dataProvider/http';
import { AuthLayout } from '../layout/auth/AuthLayout';
import { FailureNote } from './FailureNote';
import { Field } from './Field';
import type { id, Notice } from './messages';
import { NewPassword } from './NewPassword';
import { indonesian, type PageMessages } from './pageMessages';
import { SignInForm } from './SignInForm';
import { checkSignIn, readSignInError, type SignInFailure } from './signInError';
import { clock, useCountdown } from './useCountdown';
import './signIn.css';

interface SignInPageProps {
  helpdeskEmail: string;
  messages?: PageMessages;
  /** The page's query: `reason` tells why the user was signed out, `next` where to continue. */
  search?: string;
  path?: string;
}

const isNotice = (value: string | null): value is Notice =>
  value !== null && Object.hasOwn(indonesian.page.notices, value);

/** Pages without a session: the sign-in form at `/`, and the password reset at `/password/forgot`. */
export const SignInPage = ({
  helpdeskEmail,
  messages: { page, layout, failure } = indonesian,
  search = location.search,
  path = location.pathname,
}: SignInPageProps) => {
  const query = new URLSearchParams(search);
  const reason = query.get('reason');
  return (
    <AuthLayout helpdeskEmail={helpdeskEmail} messages={layout}>
      <FailureNote message={failure} />
      {path.startsWith('/password/forgot') ? (
        <ForgotPage messages={page} linkId={query.get('id')} />
      ) : (
        <SignInForm messages={page} notice={isNotice(reason) ? reason : undefined} />
      )}
    </AuthLayout>
  );
};

interface ForgotPageProps {
  messages: typeof id;
  /** Id from the link in a mail; without it the page requests a link. */
  linkId: string | null;
}

type Checked = { link?: PasswordLink; ended?: boolean; failure?: string };

/** /password/forgot requests a link by mail; with the link's `?id=` it sets the password, which may be an invited person's first one. */
const ForgotPage = ({ messages, linkId }: ForgotPageProps) => {
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

/** Requests a reset link by mail. The response is the same whether or not the address has an account. */
const AskForLink = ({ messages, ended }: { messages: typeof id; ended: boolean }) => {
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<SignInFailure>();
  const field = useRef<HTMLInputElement>(null);
  const wait = useCountdown(failure?.retryAt);
  const text = messages.forgotPage;

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || wait > 0) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const wrong = checkSignIn({ email, password: 'not asked' }, messages).email;
    setFault(wrong);
    setFailure(undefined);
    if (wrong) return field.current?.focus();
    setBusy(true);
    try {
      const { method, path } = passwordApi.requestLink;
      const { message } = await http({ method, url: path, body: { email }, session: 'none' });
      setSent(message);
    } catch (error) {
      const signInError = readSignInError(error, messages);
      setFault(signInError.fields.email);
      if (!signInError.fields.email) setFailure(signInError);
    } finally {
      setBusy(false);
    }
  };

  const back = <a href="/">{text.back}</a>;
  if (sent)
    return (
      <div className="sign-form">
        <h1>{text.sent}</h1>
        <p className="sign-note" role="status">
          <Info size={18} aria-hidden="true" />
          {sent}
        </p>
        <p className="sign-limits">{text.sentHint}</p>
        <button type="button" className="sign-back" onClick={() => setSent(undefined)}>
          {text.again}
        </button>
        {back}
      </div>
    );
  return (
    <form className="sign-form" onSubmit={send} noValidate aria-busy={busy}>
      <div>
        <h1>{ended ? text.ended : text.title}</h1>
        <p className="sign-lead">{ended ? text.endedLead : text.lead}</p>
      </div>
      <FailureNote message={failure?.message} />
      <Field
        ref={field}
        name="email"
        label={messages.email}
        icon={Mail}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={fault}
        onInput={() => setFault(undefined)}
      />
      <button type="submit" className="sign-submit" aria-disabled={busy || wait > 0}>
        {wait > 0 ? messages.waitButton(clock(wait)) : busy ? text.sending : text.submit}
      </button>
      {back}
    </form>
  );
};
