// GIFT, the text format of Moodle: questions between blank lines, answers between braces.

import { plainOf } from '@bank/contract/plain-text'
import { mathHtml } from '../mathml/math-html.ts'
import type { ReadOptions } from '../recognise/read-questions.ts'
import { type Desk, newDesk } from '../systems/desk.ts'
import { blocksOfHtml, partOfHtml } from '../systems/foreign-text.ts'
import { Gathering } from '../systems/gathering.ts'
import { labelsOf } from '../systems/labels.ts'
import { isOwnId } from '../systems/own-marks.ts'
import { htmlOfText, type TextFormat } from '../systems/text-format.ts'
import { shownAgain } from './escapes.ts'
import { type GiftBlock, giftBlocks } from './gift-blocks.ts'
import { formatted, giftQuestion } from './gift-question.ts'
import { answersOf } from './kinds.ts'

const CATEGORY = /^\$CATEGORY:[ \t]*([^\n]*)\n?/
const BRACES = 'Kurung kurawal tidak berpasangan, atau belum ditulis \\{ dan \\} di dalam teks'

/** Whether a text that does not say so by its name is GIFT. */
export const isGift = (text: string): boolean =>
  /^[^\S\r\n\u2028\u2029]*(?:::[^\n]*::|\$CATEGORY:)/m.test(text) ||
  /(?<![\\^_}])\{\s*[=~#]/.test(text) ||
  TRUE_OR_FALSE.test(text)
const TRUE_OR_FALSE = /[\s?.:]\{\s*(?:T|TRUE|F|FALSE)\s*\}[ \t]*$/m

/** `partOf`: the part of its zip that an address of a picture means. */
export function readGift(file: string, { bank }: ReadOptions, partOf: Desk['partOf'] = () => undefined) {
  const gathering = new Gathering()
  for (const block of giftBlocks(file)) {
    if (gathering.isFull) break
    const [head = '', category] = CATEGORY.exec(block.text) ?? []
    if (category !== undefined) gathering.category(shownAgain(category))
    const text = block.text.slice(head.length).trim()
    const desk = newDesk({ hasLatex: true, partOf, mathOf: mathHtml })
    if (text !== '') takeQuestion({ ...block, text }, gathering, desk, bank === 'snpmb')
  }
  return gathering.reading()
}

function takeQuestion({ text, comments }: GiftBlock, gathering: Gathering, desk: Desk, isSnpmb: boolean) {
  const question = giftQuestion(text)
  if (!question) return gathering.fail({ ...gathering.origin(shownAgain(text)), why: BRACES })
  const { title, stem, format, answers } = question
  const shown = blocksOfHtml(htmlOf(stem, format), desk)
  const origin = gathering.origin(title || plainOf(shown))
  if (answers === undefined) return gathering.describe(shown, desk.messages())
  const part = (written: string) => partOfHtml(htmlOf(written, format), desk)
  if (!isOwnId(/\[id:([^\]\n]{1,200})\]/.exec(comments)?.[1] ?? '')) desk.lose('nomor id')
  const content = {
    ...answersOf({ answers, part, desk, isSnpmb }),
    text: shown,
    discussion: blocksOfHtml(htmlOf(question.discussion, format), desk),
    ...labelsOf(tagsIn(comments)),
  }
  gathering.add(origin, content, desk)
}

const htmlOf = (text: string, format: string) => {
  const said = formatted(text)
  return htmlOfText(shownAgain(said.text), (said.format ?? format) as TextFormat)
}

/** `// [tag:aljabar]` above a question. */
const tagsIn = (comments: string) =>
  Array.from(comments.matchAll(/\[tag:([^\]\n]{1,200})\]/g), ([, tag = '']) => shownAgain(tag))
