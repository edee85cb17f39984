import type { Find } from './finding.ts'
import { isWithin } from './read.ts'

const EXCEPT = /\bkecuali\b(?! (?:jika|bila|apabila|kalau))/gi
const NOT = /\b(?:yang|berikut|berikut ini|adalah) (bukan|tidak)\b(?! hanya)/gi

/** The word that turns the sentence that asks into its contrary. */
function negativesIn(asked: string) {
  const except = Array.from(asked.matchAll(EXCEPT), ({ 0: word, index }) => ({ word, at: index }))
  const not = Array.from(asked.matchAll(NOT), ({ 0: found, 1: word = '', index }) => ({
    word,
    at: index + found.length - word.length,
  }))
  return [...not, ...except].sort((one, other) => one.at - other.at)
}

/** Whether a sentence asks for one of several: an exception is no statement. */
const CHOOSES =
  /\b(?:adalah|yaitu|ialah|kecuali|ditunjukkan oleh|terdapat pada|berikut)\b[^\p{L}]*$|\?\s{0,9}$|(?:\.{2,9}|…)\s{0,9}$/iu
/** `yang tidak` in a sentence that only tells of something. */
const CLOSE_TO_START = 90

export const negativePlain: Find = ({ stem, asking, options }) => {
  if (options.length === 0) return []
  const sentence = stem.text.slice(asking.from, asking.to)
  if (!CHOOSES.test(sentence)) return []
  return negativesIn(sentence).flatMap(({ word, at }) => {
    const from = asking.from + at
    const isShown = word === word.toUpperCase() || isWithin(stem.stressed, from)
    const isAsked =
      word.toLowerCase() === 'kecuali' || (at < CLOSE_TO_START && asksForWhatIsNot(sentence, at + word.length))
    if (isShown || !isAsked) return []
    const fix = word.toUpperCase()
    return [
      { place: stem.place, at: [from, from + word.length] as const, message: `Tonjolkan kata negatif: ${fix}.`, fix },
    ]
  })
}

/** "yang bukan termasuk ... adalah", "manakah yang tidak sesuai?" */
const OF_A_KIND =
  /^ (?:termasuk|merupakan|sesuai|benar|tepat|betul|tergolong|terdapat|dimiliki|ditemukan|menunjukkan|menggambarkan|mencerminkan|berkaitan|mendukung|menjadi|dapat|bisa|boleh|memiliki|mengandung|disebutkan|diperlukan|ciri|contoh|fungsi|sifat|bagian|anggota|faktor|akibat|tujuan|manfaat|hasil|unsur)\b/i
const asksForWhatIsNot = (sentence: string, end: number) => OF_A_KIND.test(sentence.slice(end, end + 20))

const DENIED = /\b(?:tidak|bukan|tanpa|jangan)\b(?! (?:hanya|saja))/gi

/** Two negatives in the sentence that asks. */
export const negativeDouble: Find = ({ stem, asking, options }) => {
  if (options.length === 0) return []
  const sentence = stem.text.slice(asking.from, asking.to)
  if (!CHOOSES.test(sentence)) return []
  const except = Array.from(sentence.matchAll(EXCEPT), ({ index }) => index).at(-1)
  const [first, second] = Array.from(sentence.matchAll(DENIED), ({ index }) => index)
  const turns = negativesIn(sentence).some(({ at }) => at === first)
  const other = except ?? (turns ? second : undefined)
  if (first === undefined || other === undefined) return []
  const [from, to] = [Math.min(first, other), Math.max(first, other)]
  const end = to + (/^\p{L}+/u.exec(sentence.slice(to, to + 10))?.[0].length ?? 0)
  const at = [asking.from + from, asking.from + end] as const
  return [{ place: stem.place, at, message: 'Pokok soal memakai dua kata negatif.' }]
}
