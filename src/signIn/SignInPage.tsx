import { AuthLayout } from '../layout/auth/AuthLayout';
import { FailureNote } from './FailureNote';
import { ForgotPage } from './ForgotPage';
import type { Notice } from './messages';
import { indonesian, type PageMessages } from './pageMessages';
import { SignInForm } from './SignInForm';

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
