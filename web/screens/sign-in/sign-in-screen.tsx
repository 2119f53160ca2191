import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../../auth/use-auth.ts';
import { nextAfterSignIn } from '../../auth/way-in.ts';
import { ResetPassword } from './reset-password.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** `/signin`: email and password, or a new password. Signed-in people go on to where they wanted to go. */
export function SignInScreen() {
  const { state } = useAuth();
  const { search } = useLocation();
  const [isResetting, setIsResetting] = useState(false);
  if (state.status === 'signed-in') return <Navigate to={nextAfterSignIn(search)} replace />;
  if (isResetting) return <ResetPassword onBack={() => setIsResetting(false)} />;
  return <SignInForm onForgot={() => setIsResetting(true)} />;
}
