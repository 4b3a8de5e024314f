import { useTranslate } from 'ra-core';
import { useEffect } from 'react';

/** /password/forgot: leaves the console for the sign-in page's form, which the server serves at the same address. */
const ForgotPassword = () => {
  const translate = useTranslate();
  useEffect(() => location.replace(location.href), []);
  return <p role="status">{translate('app.account.forgot.opening')}</p>;
};

export default ForgotPassword;
