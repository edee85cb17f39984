import { setTimeout as wait } from 'node:timers/promises'
import { importRoutes } from '@bank/contract/import'
import type { ImportJob, ImportState } from '@bank/contract/import-job'
import { apiOf } from '../../e2e/support/api.ts'

const WAITING: readonly ImportState[] = ['uploaded', 'reading', 'saving', 'undoing']
const POLL_MS = 20

/** Imports through the API of a server. */
export function importsOf({ origin, token }: { origin: string; token: string }) {
  const { call } = apiOf(origin, token)
  const jobOf = async (id: number) => (await call(importRoutes.get, { params: { id } })).data[0]

  return {
    call,
    jobOf,
    /** Sends a file to be read; the id of its import. */
    async send(name: string, bytes: Uint8Array): Promise<number> {
      const file = new File([new Uint8Array(bytes)], name)
      const { data } = await call(importRoutes.upload, { body: { product_type: 1, file } as never })
      return data[0].id_import
    },
    /** The import once the server has done what waits to be done for it. */
    async settled(id: number): Promise<ImportJob> {
      for (;;) {
        const job = await jobOf(id)
        if (!WAITING.includes(job.state)) return job
        await wait(POLL_MS)
      }
    },
  }
}
