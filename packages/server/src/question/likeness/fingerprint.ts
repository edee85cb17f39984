import { createHash } from 'node:crypto'
import { type AskedText, exactOf } from '@bank/contract'

/** The `exact` of table question_likeness, as a bigint in words; undefined for a question without a text. */
export function fingerprintOf(asked: AskedText, pictureOf: (address: string) => string): string | undefined {
  const exact = exactOf(asked, pictureOf)
  return exact === '' ? undefined : createHash('sha256').update(exact).digest().readBigInt64BE().toString()
}
