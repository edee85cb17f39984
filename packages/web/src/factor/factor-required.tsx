import { useQueryClient } from '@tanstack/react-query'
import { session } from '../api/session.ts'
import { Card } from '../ui/card.tsx'
import { FactorSteps } from './factor-steps.tsx'

/** Stands in place of every page while the server asks this account for a second factor that it lacks. */
export function FactorRequired() {
  const queries = useQueryClient()
  const goOn = () => {
    session.noteFactor(true)
    void queries.resetQueries()
  }
  return (
    <div className="mx-auto max-w-xl">
      <h1 className="text-xl">Verifikasi dua langkah</h1>
      <p className="mt-2 mb-5">
        Akun Anda perlu satu pengaman lagi selain password. Siapkan sekali di sini, lalu Anda dapat melanjutkan.
      </p>
      <Card label="Profil">
        <FactorSteps onAdded={goOn} />
      </Card>
    </div>
  )
}
