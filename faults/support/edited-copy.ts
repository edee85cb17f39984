import { setTimeout as wait } from 'node:timers/promises'
import { exportRoutes } from '@bank/contract/export'
import type { Api } from '../../e2e/support/api.ts'
import { edited } from '../../packages/exchange/test/edited.ts'

const POLL_MS = 50

interface Server {
  origin: string
  token: string
}

/**
 * Questions as a file to edit in which `changes` were made. Those of `unmarked` have lost their mark and code there: they are
 * new questions.
 */
export async function editedCopy(
  { call }: Pick<Api, 'call'>,
  { origin, token }: Server,
  questions: readonly { id: number; code: string }[],
  { changes, unmarked }: { changes: Record<string, string>; unmarked: readonly { id: number; code: string }[] },
): Promise<Uint8Array> {
  const select = { ids: questions.map(({ id }) => id) }
  const { data } = await call(exportRoutes.create, { body: { product_type: 1, kind: 'suntingan', select } })
  const id = data[0].id_export
  while ((await call(exportRoutes.get, { params: { id } })).data[0].state !== 'done') await wait(POLL_MS)
  const file = await fetch(`${origin}/v1/export/${id}/file`, { headers: { token } })
  const without = unmarked.flatMap(({ id: question, code }) => [
    [`_bs_${id}_${question}_`, '_x_'],
    [`${code}<`, '<'],
  ])
  return edited(new Uint8Array(await file.arrayBuffer()), { ...changes, ...Object.fromEntries(without) })
}
