import type { Numbered } from '../numbered.ts'
import { stimulusHead } from '../paper-words.ts'
import type { Desk } from './desk.ts'
import { richText } from './rich.ts'
import { isTall } from './tall.ts'
import { type ParagraphStyle, paragraph, run } from './word-xml.ts'

/**
 * `Teks untuk soal nomor 3–5`, with the text below. It stays on the page of the question that follows where both are not too
 * tall for that, else by itself, and a very tall one may be broken. `next` is that question. `first`: of the heading; its style is
 * that of the text too.
 */
export function stimulusXml(
  { number, stimulus }: Numbered,
  desk: Desk,
  next: string,
  first: ParagraphStyle = {},
): string {
  if (!stimulus) return ''
  const { text, last } = stimulus
  const head = paragraph(run(stimulusHead({ number, last }), { bold: true }), { ...first, keepNext: true })
  const { style } = first
  const drawn = (keepNext: boolean | 'inside') =>
    richText(text, {
      pictures: desk.pictures,
      width: desk.width,
      keepNext,
      ...(style && { style, lists: desk.lists }),
    })
  const kept = drawn(true)
  if (!isTall(kept + next, desk.width)) return head + kept
  return head + drawn(isTall(kept, desk.width) ? false : 'inside')
}
