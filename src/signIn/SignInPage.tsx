import { AuthLayout } from '../layout/auth/AuthLayout';
import { en as layoutEn, id as layoutId } from '../layout/auth/words';
import { ForgotPage } from './ForgotPage';
import { SignInForm } from './SignInForm';
import { en, id, type Notice } from './words';
import './signIn.css';

interface SignInPageProps {
  helpdeskEmail: string;
  locale?: 'id' | 'en';
  /** The query of the page's address: `reason` says why the person is here again, `next` where to go on. */
  search?: string;
  path?: string;
}

const words = { id, en };
const layoutWords = { id: layoutId, en: layoutEn };

const isNotice = (value: string | null): value is Notice => value !== null && Object.hasOwn(id.notices, value);

/** What people without a session see: the sign-in form at `/`, and at `/password/forgot` the way to a new password. */
export const SignInPage = ({
  helpdeskEmail,
  locale = 'id',
  search = location.search,
  path = location.pathname,
}: SignInPageProps) => {
  const query = new URLSearchParams(search);
  const reason = query.get('reason');
  return (
    <AuthLayout helpdeskEmail={helpdeskEmail} words={layoutWords[locale]}>
      {path.startsWith('/password/forgot') ? (
        <ForgotPage words={words[locale]} linkId={query.get('id')} />
      ) : (
        <SignInForm words={words[locale]} notice={isNotice(reason) ? reason : undefined} />
      )}
    </AuthLayout>
  );
};
