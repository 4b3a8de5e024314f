import { AuthLayout } from '../layout/auth/AuthLayout';
import { FailureNote } from './FailureNote';
import { ForgotPage } from './ForgotPage';
import type { Notice } from './messages';
import { indonesian, type PageMessages } from './pageWords';
import { SignInForm } from './SignInForm';

interface SignInPageProps {
  helpdeskEmail: string;
  messages?: PageMessages;
  /** The query of the page's address: `reason` says why the person is here again, `next` where to go on. */
  search?: string;
  path?: string;
}

const isNotice = (value: string | null): value is Notice =>
  value !== null && Object.hasOwn(indonesian.page.notices, value);

/** What people without a session see: the sign-in form at `/`, and at `/password/forgot` the way to a new password. */
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
