import { useNavigate } from 'ra-core';
import { LogoutDialog } from '../../layout/LogoutDialog';

/** /logout asks as the profile menu does: a link from elsewhere must not end a session by itself. */
const Logout = () => {
  const navigate = useNavigate();
  return <LogoutDialog open onClose={() => navigate('/dashboard')} />;
};

export default Logout;
