import { SCORERS } from '../question-form/scorers.ts'
import { type Find, wholly } from './finding.ts'
import { REVIEWED } from './forms.ts'
import type { ReadQuestion } from './question.ts'
import { OBJECT } from './read.ts'

export const letterOf = (at: number) => String.fromCharCode(65 + (at % 26))

export const keyMissing: Find = ({ asked, options }) => {
  const { key } = REVIEWED[asked.form]
  if (!key || !SCORERS[asked.form].lacksKey(asked)) return []
  const isMarked = options.length > 0
  return [wholly(key, isMarked ? 'Belum ada pilihan yang ditandai sebagai jawaban.' : 'Kunci belum ada.')]
}

const NAMED =
  /\b(?:jawaban|kunci|pilihan|opsi)(?:nya)?(?: jawaban)?(?: yang)?(?: (?:paling )?(?:benar|tepat|betul))?(?: adalah| ialah|:| yaitu)(?: pilihan| opsi| huruf)? \(?([A-E])(?![\p{L}\p{N}])(?! dan\b|, [A-E]\b)/giu

/** The discussion names another letter than the one that is marked. */
export const keyDiscussion: Find = ({ keys, discussion }) => {
  const [key] = keys
  if (key === undefined || keys.length > 1) return []
  return Array.from(discussion.text.matchAll(NAMED)).flatMap((match) => {
    const [whole, letter = ''] = match
    if (letter !== letter.toUpperCase() || letter === letterOf(key)) return []
    const to = match.index + whole.length
    const message = `Pembahasan menyebut ${letter}, kunci yang ditandai ${letterOf(key)}.`
    return [{ place: discussion.place, at: [to - 1, to] as const, message }]
  })
}

/** The options other than the key, where one is the key and all are words: formulas and pictures have no length. */
function besideKey({ asked, keys, options }: ReadQuestion) {
  const [at] = keys
  if (at === undefined || keys.length > 1 || options.length < 3) return undefined
  const isWords = options.every(({ text }, of) => !text.includes(OBJECT) && hasNoImage(asked.selections[of]?.image))
  const key = options[at]
  return isWords && key ? { key, others: options.filter((_, of) => of !== at) } : undefined
}

const hasNoImage = (image: string | undefined) => !image || image === 'image'

const LONGER = { times: 1.35, letters: 12 }

export const keyLongest: Find = (question) => {
  const found = besideKey(question)
  if (!found) return []
  const { key, others } = found
  const longest = Math.max(...others.map(({ text }) => text.trim().length))
  const { length } = key.text.trim()
  if (length < LONGER.times * longest || length < longest + LONGER.letters) return []
  return [{ ...wholly(key.place, 'Kunci jauh lebih panjang daripada pilihan lain.'), at: [0, key.text.length] }]
}

/** Words that a stem and its options share without telling anything. */
const COMMON = new Set(
  (
    'antara adalah sebagai terhadap dengan karena dalam untuk pada berikut tersebut yaitu merupakan sesuai memiliki ' +
    'menjadi terdapat pernyataan kalimat paragraf jawaban tepat benar lebih paling setiap semua dapat akan oleh'
  ).split(' '),
)
const MOST_SHARED_WORDS = 3
const LEAST_LETTERS = 6

/** A word of the sentence that asks stands in the key alone. */
export const keyEcho: Find = (question) => {
  const found = besideKey(question)
  if (!found || found.key.words.length < 2) return []
  const { key, others } = found
  const { stem, asking, prose } = question
  if (!prose.includes(stem)) return []
  const asked = new Set(stem.words.filter(({ from }) => from >= asking.from).map(({ small }) => small))
  const elsewhere = new Set(others.flatMap(({ words }) => words.map(({ small }) => small)))
  const echoed = key.words.filter(
    ({ small }) => small.length >= LEAST_LETTERS && !COMMON.has(small) && asked.has(small) && !elsewhere.has(small),
  )
  const [first] = echoed
  if (!first || echoed.length > MOST_SHARED_WORDS) return []
  const message = `Kata “${first.word}” dari pokok soal hanya ada di kunci.`
  return [{ place: key.place, at: [first.from, first.to], message }]
}
