import { useNavigate } from 'ra-core';
import { LogoutDialog } from '../../layout/LogoutDialog';

/** /logout asks for confirmation like the profile menu: a link from elsewhere must not end a session. */
const Logout = () => {
  const navigate = useNavigate();
  return <LogoutDialog open onClose={() => navigate('/dashboard')} />;
};

export default Logout;
