// Copies of questions as people make them, to count how many are told. The same at every run.
import type { AskedText } from '../exact.ts'

let seed = 7
const chance = () => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
  return seed / 0x80000000
}
const oneOf = <Item>(list: readonly Item[]) => list[Math.floor(chance() * list.length)] as Item

const NAMES = 'Budi Siti Andi Dewi Rina Joko Agus Putri Rudi Wati Bagas Lestari Dimas Ayu Fajar Nina'.split(' ')
const SYNONYMS = new Map(
  Object.entries({
    adalah: 'yaitu',
    berapa: 'berapakah',
    berdasarkan: 'menurut',
    berikut: 'ini',
    contoh: 'misal',
    dapat: 'bisa',
    dengan: 'memakai',
    digunakan: 'dipakai',
    fungsi: 'kegunaan',
    hasil: 'nilai',
    jenis: 'macam',
    karena: 'sebab',
    manakah: 'yang mana',
    memiliki: 'mempunyai',
    merupakan: 'ialah',
    sebuah: 'suatu',
    terdapat: 'ada',
    tersebut: 'itu',
    untuk: 'guna',
  }),
)

/** Changes each text, and leaves tags alone. */
function inTexts(change: (text: string) => string) {
  const inHtml = (html = '') => html.replace(/(<[^>]*>)|([^<]+)/g, (_, tag?: string, text = '') => tag ?? change(text))
  return ({ question_text, selections = [] }: AskedText): AskedText => ({
    question_text: inHtml(question_text),
    selections: selections.map(({ selection_text }) => ({ selection_text: inHtml(selection_text) })),
  })
}

const mistyped = (share: number) => (text: string) =>
  [...text]
    .map((letter, at, all) => (/[a-z]/.test(letter) && chance() < share ? mistake(letter, all[at + 1] ?? '') : letter))
    .join('')
const mistake = (letter: string, next: string) => oneOf(['', letter + letter, next])

const numbers = inTexts((text) => text.replace(/\d/g, () => String(Math.floor(chance() * 10))))
const names = inTexts((text) => text.replace(/(?<=[a-z,] )[A-Z][a-z]{2,}\b/g, () => oneOf(NAMES)))
const synonyms = inTexts((text) => text.replace(/[a-z]+/gi, (word) => SYNONYMS.get(word.toLowerCase()) ?? word))
const shuffled = (question: AskedText): AskedText => ({
  ...question,
  selections: [...(question.selections ?? [])].sort(() => chance() - 0.5),
})
/** The key begins the list as often as not: which option is replaced is no matter here. */
const otherDistractor =
  (bank: readonly AskedText[]) =>
  (question: AskedText): AskedText => {
    const others = bank.flatMap(({ selections = [] }) => selections)
    return { ...question, selections: [...(question.selections ?? []).slice(0, -1), oneOf(others)] }
  }
const sentencesBefore =
  (bank: readonly AskedText[]) =>
  (question: AskedText): AskedText => ({
    ...question,
    question_text:
      `${oneOf(bank).question_text}${oneOf(bank).question_text}`.replace('</p><p>', ' ') + question.question_text,
  })

/** Each way to alter a question, with the least share of copies that are among the candidates, and that are told. */
export const ALTERED = (bank: readonly AskedText[]) => {
  const distractor = otherDistractor(bank)
  return [
    { name: 'numbers', alter: numbers, candidates: 0.98, told: 0.9 },
    { name: 'names', alter: names, candidates: 0.98, told: 0.97 },
    { name: 'options shuffled', alter: shuffled, candidates: 1, told: 1 },
    { name: 'typing errors, 3 %', alter: inTexts(mistyped(0.03)), candidates: 0.98, told: 0.92 },
    { name: 'synonyms', alter: synonyms, candidates: 0.97, told: 0.96 },
    { name: 'one distractor new', alter: distractor, candidates: 0.98, told: 0.96 },
    { name: 'two foreign sentences before', alter: sentencesBefore(bank), candidates: 0.97, told: 0.86 },
    {
      name: 'numbers, shuffled, typing errors',
      alter: (question: AskedText) => shuffled(numbers(inTexts(mistyped(0.02))(question))),
      candidates: 0.97,
      told: 0.82,
    },
    {
      name: 'synonyms, shuffled, one distractor new',
      alter: (question: AskedText) => distractor(shuffled(synonyms(question))),
      candidates: 0.95,
      told: 0.92,
    },
  ]
}
