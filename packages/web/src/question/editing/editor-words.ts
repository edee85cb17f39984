import type { Editor } from '@bank/contract/editing'
import { timeOrDate } from '../../ui/format.ts'

const AND = new Intl.ListFormat('id')

/** `Rani sedang menyunting sejak 10.42`; of several people since the first of them came; empty without any. */
export function editorWords(editors: readonly Pick<Editor, 'ac_name' | 'since'>[]): string {
  const [first] = editors
  if (!first) return ''
  const names = AND.format(editors.map(({ ac_name }) => ac_name))
  return `${names} sedang menyunting sejak ${timeOrDate(Date.parse(first.since))}`
}
