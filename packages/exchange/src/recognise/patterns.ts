// The words of the grammar. Every pattern is anchored, so that it takes a time that grows with its line.
import type { FormName } from '@bank/contract/question-words'

const OPEN = String.raw`^[\s*•\-–([]{0,4}`
const COLON = String.raw`\s*(?:[\])]\s*[:：=]?|[:：=])\s*`
const pattern = (words: string, end = COLON) => new RegExp(`${OPEN}(?:${words})${end}`, 'i')

export const KEY = pattern(
  String.raw`kunci(?:\s*jawaban)?|jawaban(?:nya)?(?:\s+(?:yang\s+)?(?:benar|tepat))?(?:\s+adalah)?|jawab|jwb|kj|answer|ans|correct\s+answer`,
)
/** Without a colon: `Jawaban B`, `Jawabannya adalah B`. Nothing but letters stands behind. */
export const BARE_KEY =
  /^[\s*•\-–([]{0,4}(?:kunci(?:\s*jawaban)?|jawaban(?:nya)?(?:\s+(?:yang\s+)?(?:benar|tepat))?|jawab|jwb|kj|answer|ans|correct\s+answer)\s+(?:(?:adalah|ialah|is)\s+)?(?=[([]?[A-J][)\]]?(?:\s*(?:[,;&/]|dan|and)\s*[([]?[A-J][)\]]?)*\s*\.?$)/i
/** Above a list of keys. */
export const KEY_LIST =
  /^[\s*[(]{0,4}(?:kunci(?:\s+jawaban)?|answer\s+key)(?:\s+soal)?(?:\s+(?:pilihan\s+ganda|pg|uraian|esa[iy]|essay|isian(?:\s+singkat)?))?(?:\s+(?:dan|&|beserta|serta)\s+(?:pembahasan|penyelesaian|(?:pedoman\s+)?penskoran))?[\s:\])]*$/i
/** The same with more words, where a list follows: `Kunci Jawaban Soal Matematika Kelas VIII`. */
export const KEY_LIST_OF = /^[\s*[(]{0,4}(?:kunci\s+jawaban|answer\s+key)\s+[^.:：?!=]{3,80}:?$/i
export const DISCUSSION = pattern(
  'pembahasan|penyelesaian|solusi|penjelasan|alasan|explanation|discussion',
  String.raw`(?:${COLON}|\s*$)`,
)
/** Below the key of an essay: how it is marked. */
export const RUBRIC = /^[\s*•\-–([]{0,4}(?:pedoman|rubrik)\s+(?:penskoran|penilaian)\s*[:：]?\s*$/i
/** `1.` `12)` `No. 3` `Soal 4:` `Nomor 5` `[NOMOR 6]` `Q:7)`. */
const WORDED =
  /^\s*\[?\s*(?:(?:soal\s+)?(?:nomor|no)|soal|pertanyaan|question|q(?=\s*:))\s*[.:：]?\s*(\d{1,4})(?:\s*([\].:)：]+|$)\s*|\s+(?=\S))/i
const NUMBERED = /^\s*(\d{1,4})\s*[.)](?:\s+|(?=[^\d\s.,)])|$)/
const AUTOMATIC = /^[([]?(\d{1,4})[.)\]]*$/

export interface NumberMark {
  number: number
  /** Where the text begins. */
  end: number
  /** It says that it is a question, as `Soal 3:` does. */
  isWorded: boolean
  /** `.` or `)`. */
  style: string
}

export function numberAt(text: string): NumberMark | undefined {
  const worded = WORDED.exec(text)
  const found = worded ?? NUMBERED.exec(text)
  if (!found) return undefined
  const style = found[0].includes(')') ? ')' : '.'
  return { number: Number(found[1]), end: found[0].length, isWorded: worded?.[2] !== undefined, style }
}

export const numberOfLabel = (label: string): number | undefined => {
  const found = AUTOMATIC.exec(label.trim())
  return found ? Number(found[1]) : undefined
}

const FORM_WORDS: readonly (readonly [RegExp, FormName])[] = [
  [/kompleks|pgk|checkbox|multi|^2$/i, 'pgk'],
  [/jodoh|cocok|match|^3$/i, 'jodohkan'],
  [/tf_matrix|kategori|benar|salah|true|false|^b\s*\/?\s*s$|^tf$/i, 'kategori'],
  [/ganda|choice|^pg$|mcq|^1$/i, 'pg'],
  [/isian|singkat|short|^4$/i, 'isian'],
  [/ura|es+[ae]|^5$/i, 'uraian'],
]
/** The form that a word (`Uraian`, `PGK`) or a number of Garuda's templates names. */
export const formNamed = (word: string): FormName | undefined =>
  FORM_WORDS.find(([said]) => said.test(word.trim()))?.[1]

export const INSTRUCTION = /^[\s*]{0,3}(?:petunjuk|aturan|ketentuan|catatan|keterangan|cara\s+pengisian)\b/i
export const INSTRUCTION_LENGTH = 60

const BETWEEN = String.raw`\s*(?:s\.?\s*\/?\s*d\.?|sampai(?:\s+dengan)?|hingga|to|dan|and|-|–|&)\s*(?:nomor|no\.?)?\s*`
const STIMULUS = [
  new RegExp(
    String.raw`^.{0,160}\b(?:untuk|menjawab)\s+(?:menjawab\s+)?(?:soal|pertanyaan)(?:\s*-\s*soal)?\s*(?:nomor|no\.?)?\s*(\d{1,4})${BETWEEN}(\d{1,4})`,
    'i',
  ),
  new RegExp(String.raw`^.{0,160}\bquestions?\s*(?:number|numbers|no\.?)?\s*(\d{1,4})${BETWEEN}(\d{1,4})`, 'i'),
]
/** The numbers of the questions that a text serves. */
export function stimulusRange(text: string): { from: number; to: number } | undefined {
  const found = STIMULUS.map((one) => one.exec(text)).find(Boolean)
  const [from, to] = [Number(found?.[1]), Number(found?.[2])]
  return found && from <= to && to - from < 50 ? { from, to } : undefined
}

/** A heading over a text for the next questions. */
export const PASSAGE = /^\s*(?:teks|text|bacaan|wacana|reading|passage)\b.{0,30}$/i

export const STATEMENT = /^\s*pernyataan\s*\d*\s*[:：]\s*(?=\S)/i
export const STATEMENT_SIDE = /\s*=\s*(benar|salah|ya|tidak|true|false|b|s)\s*\.?\s*$/i
export const PAIR = /^\s*pasangan\s*\d*\s*[:：]\s*(?=\S)/i

/** What CandyCBT writes before a picture. */
export const FILE_MARK = /^\s*File\s*[QO]\s*:\s*/i
/** Sub-questions are asked, options are not. */
export const ASKS =
  /\?\s*$|^\s*(?:apa|apakah|mengapa|kenapa|bagaimana|berapa|siapa|kapan|di\s?mana|sebutkan|jelaskan|tentukan|hitung(?:lah)?|tuliskan|buktikan|gambar(?:kan|lah))\b/i
