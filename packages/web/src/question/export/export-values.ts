import type { ExportKind, ExportOrder } from '@bank/contract/export'
import { keptLetterhead, keptLogo } from './letterhead.ts'

/** What a person says of a new file. */
export interface Values {
  kind: ExportKind
  title: string
  head: string
  subhead: string
  /** The logo: a data URL, a URL of our media store, or ''. */
  image: string
  columns: 1 | 2
  name_line: boolean
  order: ExportOrder
  packages: number
  seed: string
}

/** With the letterhead of the last paper. */
export const startValues = (): Values => {
  const [head = '', subhead = ''] = keptLetterhead()
  return {
    kind: 'naskah',
    title: '',
    head,
    subhead,
    image: keptLogo(),
    columns: 1,
    name_line: true,
    order: 'chosen',
    packages: 1,
    seed: '',
  }
}
