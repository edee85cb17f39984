import { factorRoutes } from '@bank/contract/factor'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { reading } from '../api/query.ts'
import { Button } from '../ui/button.tsx'

/** In Profil: whether a second factor is on, and the way to it. */
export function FactorRow({ onOpen }: { onOpen: () => void }) {
  const [factors] = useQuery(reading(factorRoutes.get, {})).data?.data ?? []
  const count = (factors?.totp ? 1 : 0) + (factors?.passkeys.length ?? 0)
  return (
    <section aria-labelledby="verifikasi" className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
      <div className="min-w-48 flex-1">
        <h3 id="verifikasi" className="font-semibold text-ink">
          Verifikasi dua langkah
        </h3>
        {/* Keeps its height while loading. */}
        <p className="min-h-5 text-sm text-muted">
          {factors && (count > 0 ? 'Aktif. Login menanyakan lebih dari password.' : 'Belum aktif.')}
        </p>
      </div>
      <Button icon={ShieldCheck} onClick={onOpen}>
        Atur
      </Button>
    </section>
  )
}
