import type { questionRoutes } from '@bank/contract/question'
import type { questionImageRoutes } from '@bank/contract/question-image'
import type { Reply } from '@bank/contract/route'
import { type Chance, chanceFor } from './chance.ts'
import { itemBody, type Place } from './item.ts'
import { noise } from './large-bank.ts'
import type { Entry, Ledger } from './ledger.ts'
import { retryingClient } from './retrying-client.ts'

const WRITERS = 8
/** Percent of changes: a writer edits and removes its own questions. The rest are new; `picture` percent have one. */
const SHARE = { removal: 5, edit: 45, picture: 15 }
const RECENT = 30
const SIDE = 32

export interface Load {
  origin: string
  token: string
  place: Place
}

interface Saved {
  entry: Entry
  picture: string | undefined
}

/** Clients that save without a pause, each its own questions, and record what the server acknowledged. */
export function startWriters({ origin, token, place }: Load, count = WRITERS) {
  const ledger: Ledger = new Map()
  const touched = new Set<Entry>()
  const { giveUp, ...rest } = retryingClient(origin, token)
  const { insist } = rest

  async function write(writer: number) {
    const chance = chanceFor(`writer ${writer}`)
    const own: Saved[] = []
    for (let change = 0; !rest.isOver(); change += 1) {
      const dice = chance.below(100)
      const saved = own[chance.below(own.length)]
      if (saved && dice < SHARE.removal) await remove(own, saved)
      else if (saved && dice < SHARE.removal + SHARE.edit) await edit(saved)
      else own.push(...(await create(`${writer}-${change}`, chance)))
      own.splice(0, own.length - RECENT)
    }
  }

  async function create(name: string, chance: Chance): Promise<Saved[]> {
    const picture = chance.percent(SHARE.picture) ? await upload(name, chance) : undefined
    const entry: Entry = { name, kept: -1, sent: 0, removal: 'none' }
    ledger.set(name, entry)
    touched.add(entry)
    const body = itemBody(name, 0, place, picture)
    const answer = await insist({ method: 'POST', path: '/v1/question', key: `soal-${name}`, body })
    if (!answer) return []
    entry.kept = 0
    entry.id = (answer.body as Reply<typeof questionRoutes.create>).data[0].id_question
    return [{ entry, picture }]
  }

  async function upload(name: string, chance: Chance) {
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(noise(chance, SIDE))]), 'gambar.png')
    const answer = await insist({ method: 'POST', path: '/v1/question-image', key: `gambar-${name}`, body })
    return (answer?.body as Reply<typeof questionImageRoutes.upload> | undefined)?.data.image
  }

  async function edit({ entry, picture }: Saved) {
    entry.sent += 1
    touched.add(entry)
    const body = itemBody(entry.name, entry.sent, place, picture)
    if (await insist({ method: 'PATCH', path: `/v1/question/${entry.id}`, body })) entry.kept = entry.sent
  }

  async function remove(own: Saved[], saved: Saved) {
    own.splice(own.indexOf(saved), 1)
    const { entry } = saved
    touched.add(entry)
    entry.removal = 'sent'
    if (await insist({ method: 'DELETE', path: `/v1/question/${entry.id}` })) entry.removal = 'kept'
  }

  const working = Array.from({ length: count }, (_, writer) => write(writer))
  return {
    ...rest,
    ledger,
    /** The questions for which changes were sent since the last call. Those with an open change are returned again. */
    newlyTouched(): Ledger {
      const now = [...touched]
      touched.clear()
      for (const entry of now) if (entry.kept < entry.sent || entry.removal === 'sent') touched.add(entry)
      return new Map(now.map((entry) => [entry.name, entry]))
    },
    /** Ends the writers; the result of a change that is still open is unknown. */
    async stop() {
      giveUp()
      await Promise.all(working)
    },
  }
}

export type Writers = ReturnType<typeof startWriters>
