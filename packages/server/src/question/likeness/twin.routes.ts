import { invalid, type twinRoutes } from '@bank/contract'
import { bandsOf } from '@bank/contract/telaah/twins/bands'
import { comparedOf } from '@bank/contract/telaah/twins/compared'
import type { Handlers } from '../../http/bind/handler.ts'
import { found, gone, one } from '../../http/bind/reply.ts'
import { fingerprintsOf } from './likeness.repo.ts'
import { exactTwins, likelyTwins, placeOf } from './twin.repo.ts'
import { allowTwins, countUncompared, denyTwins, listTwins, missingOf } from './twin-list.repo.ts'

export const twinHandlers = {
  similar: async ({ body: { id_question: id = 0, product_type, parent_id, ...asked } }, { db }) => {
    const compared = comparedOf(asked)
    const [exact = null] = await fingerprintsOf(db, [asked])
    const place = id > 0 ? await placeOf(db, id) : undefined
    const head = parent_id ?? place?.parent_id ?? null
    const sought = {
      id,
      product_type: product_type ?? place?.product_type ?? 1,
      exact,
      compared,
      bands: bandsOf(compared),
    }
    // side by side: this is asked while somebody writes
    const [same, similar] = await Promise.all([exactTwins(db, sought, head), likelyTwins(db, sought)])
    return one({ exact: same, similar })
  },

  list: async ({ query: { product_type = 1, kind, ...page } }, { db }) => {
    const unread = await countUncompared(db)
    return { ...(await listTwins(db, product_type, kind, page)), ...(unread > 0 && { unread }) }
  },

  deny: async ({ body }, { db, actor }) => {
    if (body.question_id === body.other_id) throw invalid({ other_id: 'Pilih dua soal yang berbeda.' })
    const missing = await missingOf(db, body)
    if (missing) throw invalid({ [missing]: 'Soal tidak ditemukan.' })
    found((await denyTwins(db, body, actor.id)) || undefined)
    return { data: [], message: 'Ditandai bukan kembar.' }
  },

  allow: async ({ query }, { db }) => {
    found((await allowTwins(db, query)) || undefined)
    return gone('Ditampilkan lagi sebagai kembar.')
  },
} satisfies Handlers<typeof twinRoutes>
