import { useNotify, useRouterProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import { logout } from '../authProvider/logout';
import { passwordHasEnded } from '../authProvider/passwordState';
import { Button } from '../ui/controls/Button';
import { Card } from '../ui/display/Card';
import { Logo } from '../ui/display/Logo';
import { PasswordForm } from './PasswordForm';
import './resetPassword.css';

/** /reset-password: changes an expired password before anything else; redirects to the dashboard if it has not expired (point 2). */
const ResetPassword = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { Navigate } = useRouterProvider();
  const [ended] = useState(passwordHasEnded);
  if (!ended) return <Navigate to="/dashboard" replace />;
  return (
    <Card className="reset stack gap-12" aria-labelledby="reset-title">
      <Logo size={36} />
      <h1 id="reset-title">{translate('app.account.expired.title')}</h1>
      <p className="form-card-text">{translate('app.account.expired.text')}</p>
      {/* A full page load: the new session is no longer restricted. */}
      <PasswordForm expired onDone={() => location.assign('/dashboard')} />
      <Button variant="text" onClick={() => logout().catch(() => notify('app.logout.failed', { type: 'error' }))}>
        {translate('app.account.expired.logout')}
      </Button>
    </Card>
  );
};

export default ResetPassword;
