import { REVIEWED } from './forms.ts'
import { type ReadText, readText, type Span } from './read.ts'
import { type Linted, placedTexts } from './texts.ts'
import { isAboutSpelling, isForeign, type Word, wordsOf } from './words.ts'

export interface WordedText extends ReadText {
  readonly words: readonly Word[]
}

/** A question whose texts are read once for all rules. */
export interface ReadQuestion {
  readonly asked: Linted
  readonly stem: WordedText
  /** The sentence that asks: the last one. */
  readonly asking: Span
  /** Of multiple choice; empty for every other form. */
  readonly options: readonly WordedText[]
  readonly keys: readonly number[]
  readonly discussion: WordedText
  readonly texts: readonly WordedText[]
  /** What the rules of language read: nothing in an item about spelling or in another language. */
  readonly prose: readonly WordedText[]
  readonly isAboutSpelling: boolean
}

const worded = ([place, html]: readonly [place: string, html: string]): WordedText => {
  const read = readText(place, html)
  return { ...read, words: wordsOf(read.text) }
}

export function readQuestion(asked: Linted): ReadQuestion {
  const { isChoice } = REVIEWED[asked.form]
  const placed = placedTexts(asked)
  const stem = worded(placed.stem)
  const parts = placed.parts.map(worded)
  const discussion = worded(placed.discussion)
  const texts = [stem, ...parts, discussion]
  const aboutSpelling = isAboutSpelling(stem.text)
  const foreign = isForeign(texts.flatMap(({ words }) => words)) === true
  return {
    asked,
    stem,
    asking: askingOf(stem.text),
    options: isChoice ? parts : [],
    keys: isChoice ? asked.selections.flatMap(({ is_answer }, at) => (is_answer ? [at] : [])) : [],
    discussion,
    texts,
    prose: aboutSpelling ? [] : texts.filter(({ words }) => !(isForeign(words) ?? foreign)),
    isAboutSpelling: aboutSpelling,
  }
}

const SENTENCE_END = /[.?!]["”)]? +(?=[\p{Lu}"“(])/gu

function askingOf(text: string): Span {
  const to = text.trimEnd().length
  const line = text.lastIndexOf('\n', to - 1) + 1
  const ends = [...text.slice(line, to).matchAll(SENTENCE_END)]
  const last = ends.at(-1)
  return { from: last ? line + last.index + last[0].length : line, to }
}
