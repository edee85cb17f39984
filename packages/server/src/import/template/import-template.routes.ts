import type { importTemplateRoutes } from '@bank/contract'
import { templateFile } from '@bank/exchange/write/template/templates'
import { choicesOf } from '../../export/make/choices.repo.ts'
import { FileAnswer } from '../../http/bind/file-answer.ts'
import type { Handlers } from '../../http/bind/handler.ts'

const GENERAL = 1

export const importTemplateHandlers: Handlers<typeof importTemplateRoutes> = {
  get: async ({ params: { kind }, query: { product_type = GENERAL } }, { db }) => {
    const choices = kind === 'xlsx' ? await choicesOf(db, product_type) : {}
    return new FileAnswer({ bytes: templateFile(kind, choices), name: `templat-soal.${kind}` })
  },
}
