import { session } from '../api/session.ts'
import { toast } from '../ui/toast.tsx'

/** Ends the session here at once; the page follows by itself (router.ts). */
export function useLogout() {
  return () => {
    session.close()
    toast.success('Selamat berjumpa kembali !')
  }
}
