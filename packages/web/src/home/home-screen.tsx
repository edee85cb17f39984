import { useSession } from '../api/session.ts'

export function HomeScreen() {
  const session = useSession()
  return <h1 className="text-xl">Selamat datang, {session?.ac_name}</h1>
}
