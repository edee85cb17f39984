import { noticeRoutes } from '@bank/contract/notice'
import { useQuery } from '@tanstack/react-query'
import { reading, useAction } from '../api/query.ts'
import { Checkbox } from '../ui/choices.tsx'

/** In Profil, where the server sends mail: whether what the account has not read is mailed to it. */
export function NoticeMail() {
  const [mail] = useQuery(reading(noticeRoutes.mail, {})).data?.data ?? []
  const say = useAction(noticeRoutes.wantMail)
  if (!mail?.sent) return null
  // at once, before it is read again
  const wanted = say.variables && !say.isError ? say.variables.body.wanted === true : mail.wanted
  return (
    <section aria-labelledby="lewat-email" className="border-t border-line pt-4">
      <h3 id="lewat-email" className="font-semibold text-ink">
        Pemberitahuan lewat email
      </h3>
      <p className="text-sm text-muted">
        Yang belum Anda baca, paling banyak satu email sejam, berisi kode soal dan tautan saja.
      </p>
      <Checkbox label="Kirim ke email saya" checked={wanted} onChange={(wanted) => say.mutate({ body: { wanted } })} />
    </section>
  )
}
