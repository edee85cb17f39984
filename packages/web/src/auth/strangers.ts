// One chunk: each chunk costs a name in the first load.
export { ForgotPasswordScreen } from './forgot-password-screen.tsx'
export { RegisterScreen } from './register-screen.tsx'
