import { ApiError, type importTemplateRoutes } from '@bank/contract'
import { choicesOf } from '../../export/make/choices.repo.ts'
import { FileAnswer } from '../../http/bind/file-answer.ts'
import type { Handlers } from '../../http/bind/handler.ts'
import { workerPool } from '../../process/worker-pool.ts'

const GENERAL = 1

const task = 'templateInThread' satisfies keyof typeof import('./template-worker.ts')
/** With thousands of long names a workbook takes most of a second. */
const pool = workerPool(import.meta.url, 'template-worker', task, { maxQueue: 20 })

export const importTemplateHandlers: Handlers<typeof importTemplateRoutes> = {
  get: async ({ params: { kind }, query: { product_type = GENERAL } }, { db }) => {
    const choices = kind === 'xlsx' ? await choicesOf(db, product_type) : {}
    const bytes: Uint8Array = await pool.run({ kind, choices }).catch(() => {
      throw new ApiError('UNAVAILABLE')
    })
    return new FileAnswer({ bytes, name: `templat-soal.${kind}` })
  },
}
