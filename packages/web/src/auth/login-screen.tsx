import { useLocation } from '@tanstack/react-router'
import { Alert } from '../ui/alert.tsx'
import { text } from '../ui/text.ts'

export function LoginScreen() {
  const { loginRequired } = useLocation({ select: (location) => location.state })
  return (
    <main id="isi" tabIndex={-1} className="mx-auto max-w-md p-6">
      <h1 className="text-xl">Login</h1>
      {loginRequired && <Alert>{text.loginRequired}</Alert>}
    </main>
  )
}
