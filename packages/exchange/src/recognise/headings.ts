// The words of headings: `II. URAIAN`, `B. Isilah titik-titik berikut!`. Every pattern is anchored.
import type { FormName } from '@bank/contract/question-words'
import type { Line } from '../source/lines.ts'
import { formNamed, stimulusRange } from './patterns.ts'

export interface Heading {
  /** What it sets for the questions below it; `task` sets none. */
  form: FormName | 'task'
  /** The letter or the roman number before it, as `B` or `II`. */
  mark?: string
  /** The digit before it: `2. Uraian`. */
  number?: number
  /** It tells what to do: `Isilah titik-titik berikut!`. */
  isTask: boolean
  /** Of a task: it names questions or answers, or calls out. */
  speaks?: boolean
}

const LONGEST = 160
const KIND = String.raw`(?:format\s+)?(?:soal\s+|jenis\s+)?(pilihan\s+ganda(?:\s+kompleks)?|multiple\s+choice|pg(?:\s+kompleks)?|uraian|esa[iy]|essay|es+ei|isian(?:\s+singkat)?|jawaban\s+singkat|short\s+answer|benar\s*[/\-–]?\s*(?:atau\s+)?salah|true\s*\/?\s*false|menjodohkan|mencocokkan|matching)\b`
/** `Uraian di atas` and `Esai adalah ....` begin a sentence. */
const NAMED = new RegExp(
  String.raw`^${KIND}(?!\s+(?:di\s+atas|tersebut|adalah|ialah|merupakan)\b)(?![^?]{0,80}(?:\.{3,}|…)\s*$)[^?]{0,80}$`,
  'i',
)
/** With a digit a heading is nothing but its words: `1. Pilihan Ganda (20 soal)`. */
const NUMBERED = new RegExp(String.raw`^[\s*]{0,3}(\d)\s*[.)]\s*${KIND}\s*[:.!]?\s*(?:\([^()]{0,40}\))?\s*$`, 'i')
const MARK = /^[\s*]{0,3}(?:bagian\s+)?([A-H]|[IVX]{1,5})\s*[.):]\s*/i
const UNMARKED = /^[\s*]{0,3}(?:bagian\s+(?:\d\s*[.):]\s*)?)?/i
const LABEL = /^[([]?([A-H]|[IVX]{1,5})[.)\]]*$/

const CHOOSE = /\b(?:me)?milih\b|\bpilih(?:lah|an)?\b/i
/** What is told to do without a mark; with one also what stands in `MARKED_TASKS`. */
const TASKS: readonly (readonly [RegExp, FormName | 'task'])[] = [
  [/^(?:pilihlah|choose)\b(?!.*\bbenar\s+atau\s+salah\b)/i, 'pg'],
  [/^(?:berilah|beri|bubuhkan(?:lah)?)\s+tanda\s+silang\b/i, 'pg'],
  [/^isilah\b(?=.*\b(?:titik|soal|pertanyaan|kalimat|singkat)\b)(?!.*\b(?:identitas|lembar)\b)/i, 'isian'],
  [/^jawablah\b(?!.*\bpilih)/i, 'uraian'],
]
const OTHER = [
  /^(?:pilihlah|berilah\s+tanda|beri\s+tanda|isilah|kerjakan(?:lah)?|answer\s+the\s+following)\b/i,
  'task',
] as const
const MARKED_TASKS: readonly (readonly [RegExp, FormName | 'task'])[] = [
  [/^.{0,60}\bbenar\s+atau\s+salah\b/i, 'kategori'],
  [/^(?:isi|lengkapi)(?:lah)?\b/i, 'isian'],
  [/^(?:jodohkan|pasangkan|cocokkan)(?:lah)?\b/i, 'jodohkan'],
  [/^(?:silang|lingkari|pilih)(?:lah)?\b/i, 'pg'],
  [/^(?:jawab|kerjakan|selesaikan|jelaskan|uraikan|answer)(?:lah)?\b/i, 'uraian'],
]
/** What a sentence has that speaks of questions, and is none of them. */
const SPEAKS = /!\s*$|\b(?:titik-titik|pertanyaan|soal|jawaban|berikut|di\s*bawah\s+ini|questions?|answers?)\b/i

/** What a line says as a heading; undefined: it is none. */
export function headingIn({ text, label }: Pick<Line, 'text' | 'label'>): Heading | undefined {
  if (text.length > LONGEST) return undefined
  const automatic = label && label.format !== 'bullet' ? LABEL.exec(label.text.trim())?.[1] : undefined
  const typed = MARK.exec(text) ?? UNMARKED.exec(text)
  const mark = automatic ?? typed?.[1]
  const words = text.slice(typed?.[0].length)
  const marked = mark === undefined ? {} : { mark }
  const named = NAMED.exec(words)
  const form = named && formNamed(named[1] ?? '')
  if (form && (mark !== undefined || !stimulusRange(text))) return { form, ...marked, isTask: false }
  return numbered(text) ?? task(words, marked, automatic !== undefined)
}

function numbered(text: string): Heading | undefined {
  const found = NUMBERED.exec(text)
  const form = found && formNamed(found[2] ?? '')
  return form ? { form, number: Number(found[1]), isTask: false } : undefined
}

function task(words: string, marked: { mark?: string }, isAutomatic: boolean): Heading | undefined {
  const { mark } = marked
  const speaks = SPEAKS.test(words)
  // a small letter stands before options and parts of questions
  const isSaid = mark !== undefined && mark === mark.toUpperCase() && speaks
  if (mark !== undefined && !isSaid && !isAutomatic) return undefined
  const [kinds, ...others] = isSaid ? MARKED_TASKS : []
  const told = [...(kinds ? [kinds] : []), ...TASKS, ...others, OTHER].find(([begins]) => begins.test(words))
  if (!told) return undefined
  const isChoice = isSaid && told[1] === 'uraian' && CHOOSE.test(words)
  return { form: isChoice ? 'pg' : told[1], ...marked, isTask: true, speaks }
}

/** The form that a heading sets for the questions below it; `task` for a heading that sets none; undefined: no heading. */
export const sectionOf = (text: string): FormName | 'task' | undefined => headingIn({ text })?.form
