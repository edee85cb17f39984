import type { BankName, MessageAbout } from '@bank/contract'
import { normalized } from '@bank/contract/linear-text'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Note } from '../job/note.ts'
import type { FileRow, Names } from './row-of.ts'

interface Named {
  id: number
  name: string
  /** Of a topic, its class; of a sub-topic, its topic. */
  of: number | null
  /** Of a topic, the classes of its category. */
  classes: number[] | null
}
/** By their plain names. */
type Lists = Record<keyof Names, ReadonlyMap<string, Named[]>>

const WORD: Readonly<Record<keyof Names, string>> = {
  topic: 'Materi',
  subtopic: 'Sub-materi',
  class: 'Kelas',
  level: 'Level soal',
  indicator: 'Indikator',
}

const FIELD = {
  topic: 'topic_id',
  subtopic: 'subtopic_id',
  class: 'class_id',
  level: 'ql_id',
  indicator: 'indicator_id',
} as const satisfies Record<keyof Names, MessageAbout>

const OTHER_CLASS: Note = { severity: 'look', text: 'Kelas ini bukan kelas kategorinya.', about: 'class_id' }

/** Finds what the file names in the catalogue of the bank, and says what it does not find. */
export async function placeRows(db: Db, bank: BankName, rows: readonly FileRow[]): Promise<void> {
  const lists = await listsOf(db, bank === 'general' ? 1 : 2)
  for (const row of rows) {
    const find = (kind: keyof Names, of?: number) => found(lists[kind], kind, row.names[kind], row.notes, of)
    const topic = find('topic')
    const subtopic = topic && find('subtopic', topic.id)
    const named = find('class')
    const isOther = named !== undefined && !fits(topic, named)
    if (isOther && bank === 'general') row.notes.push(OTHER_CLASS)
    const general = {
      class_id: isOther ? undefined : (named?.id ?? topic?.of ?? undefined),
      ql_id: find('level')?.id,
      subtopic_id: subtopic?.id,
      indicator_id: find('indicator')?.id,
    }
    const place = { topic_id: topic?.id, ...(bank === 'general' && general) }
    Object.assign(row.draft, Object.fromEntries(Object.entries(place).filter(([, id]) => id !== undefined)))
  }
}

/** A category without classes is for all. */
const fits = (topic: Named | undefined, { id }: Named) => !topic?.classes?.length || topic.classes.includes(id)

function found(
  list: ReadonlyMap<string, Named[]>,
  kind: keyof Names,
  name: string | undefined,
  notes: Note[],
  of?: number,
): Named | undefined {
  if (!name?.trim()) return undefined
  const named = (list.get(comparable(kind, name)) ?? []).filter((row) => of === undefined || row.of === of)
  const [only] = named
  if (named.length === 1) return only
  const word = WORD[kind].toLowerCase()
  const text =
    named.length === 0
      ? `${WORD[kind]} “${name}” tidak ditemukan. Pilih ${word}.`
      : `Ada ${named.length} ${word} bernama “${name}”. Pilih satu.`
  notes.push({ severity: 'look', text, about: FIELD[kind] })
  return undefined
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** As it is compared: `Kelas XI`, `XI`, `11` and `kelas 11` are one class. */
function comparable(kind: keyof Names, name: string): string {
  const small = plain(name)
  const [, grade] = (kind === 'class' && /^(?:kelas )?(\d{1,2}|[ivx]+)$/.exec(small)) || []
  if (grade === undefined) return small
  const roman = ROMAN.indexOf(grade)
  return roman < 0 ? `kelas ${grade.replace(/^0/, '')}` : `kelas ${roman + 1}`
}

const plain = (name: string) => normalized('NFKC', name).trim().replace(/\s+/g, ' ').toLowerCase()

async function listsOf(db: Db, product_type: number): Promise<Lists> {
  const { rows } = await sql<{ kind: keyof Names } & Named>`
    select 'topic' as kind, t.id, t.name, t.class_id as "of",
      array(select class_id from category_class where category_id = c.id) as classes
    from topic t join category c on c.id = t.category_id where c.product_type = ${product_type}
    union all select 'subtopic', id, name, topic_id, null from subtopic
    union all select 'class', id, name, null, null from class
    union all select 'level', id, name, null, null from question_level
    union all select 'indicator', id, name, subject_id, null from indicator`.execute(db)
  const of = (kind: keyof Names) =>
    byName(
      kind,
      rows.filter((row) => row.kind === kind),
    )
  return {
    topic: of('topic'),
    subtopic: of('subtopic'),
    class: of('class'),
    level: of('level'),
    indicator: of('indicator'),
  }
}

function byName(kind: keyof Names, list: readonly Named[]): ReadonlyMap<string, Named[]> {
  const found = new Map<string, Named[]>()
  for (const row of list) {
    const name = comparable(kind, row.name)
    const same = found.get(name)
    if (same) same.push(row)
    else found.set(name, [row])
  }
  return found
}
