// Runs in a worker thread: names in, the bytes of a file out.
import type { TemplateKind } from '@bank/contract'
import type { Choices } from '@bank/exchange/write/sheet/columns'
import { templateFile } from '@bank/exchange/write/template/templates'

export const templateInThread = ({ kind, choices }: { kind: TemplateKind; choices: Choices }): Promise<Uint8Array> =>
  templateFile(kind, choices)
