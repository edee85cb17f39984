// Which questions of a file are questions of the bank, and how the two differ.
import { BANKS, type Question } from '@bank/contract'
import type { Mark } from '@bank/exchange/own/mark'
import type { PartName } from '@bank/exchange/same/parts'
import type { Db } from '../../db/connect.ts'
import { policyOf } from '../../question/approval/policy.repo.ts'
import type { Job } from '../job/job.repo.ts'
import { exportsOf, type Item, itemsOf, type KnownExport, questionsNamed } from '../job/match.repo.ts'
import { changedParts, compared } from '../job/match.ts'
import { type Stored, storedQuestions } from '../job/stored.ts'
import type { FileRow } from './row-of.ts'

/** Says of each row which question it is. Returns what is to be said of the file as a whole. */
export async function matchRows(
  db: Db,
  job: Pick<Job, 'created_by' | 'product_type'>,
  rows: readonly FileRow[],
): Promise<string[]> {
  const marked = rows.flatMap(({ mark }) => (mark ? [mark] : []))
  const codes = rows.flatMap(({ code }) => (code ? [code] : []))
  if (marked.length + codes.length === 0) return []
  const exports = await exportsOf(db, [...new Set(marked.map((mark) => mark.export))])
  const isKnown = (mark: Mark) => exports.get(mark.export)?.made === mark.made
  const known = [...new Set(marked.filter(isKnown).map((mark) => mark.export))]
  const items = await itemsOf(db, known)
  const named = await questionsNamed(
    db,
    marked.map(({ question }) => question),
    codes,
  )
  const found = claimed(rows, named, isKnown)
  const stored = await storedQuestions(
    db,
    [...found.values()].map(({ id }) => id),
  )
  const { binding } = await policyOf(db)
  for (const [row, { id, code, product_type }] of found) {
    const question = stored.get(id)
    if (product_type !== job.product_type) refuse(row, code, product_type)
    else if (question) match(row, question, items, binding)
  }
  return [
    ...ofOthers(known, exports, job),
    ...missing(items, found),
    ...(codesLeft(rows) ? ['Tidak disimpan: Kode.'] : []),
  ]
}

interface Named {
  id: number
  code: string
  product_type: number
}

/** A question is claimed once: marks come before codes, and the second row is a question of its own. */
function claimed(rows: readonly FileRow[], named: readonly Named[], isKnown: (mark: Mark) => boolean) {
  const ids = new Map(named.map((one) => [one.id, one]))
  const codes = new Map(named.map((one) => [one.code, one]))
  const found = new Map<FileRow, Named>()
  const taken = new Set<number>()
  const claim = (row: FileRow, one: Named | undefined) => {
    if (!one || taken.has(one.id)) return
    taken.add(one.id)
    found.set(row, one)
  }
  for (const row of rows) {
    if (!row.mark || !isKnown(row.mark)) continue
    const one = ids.get(row.mark.question)
    if (one) claim(row, one)
    else
      row.notes.push({
        severity: 'look',
        text: `Soal ${row.code ?? ''} sudah dihapus. Jika disimpan, menjadi soal baru.`,
      })
  }
  for (const row of rows) if (!found.has(row)) claim(row, codes.get(row.code ?? ''))
  return found
}

function refuse(row: FileRow, code: string, product_type: number): void {
  row.names = {}
  const bank = product_type === BANKS.snpmb.product_type ? 'SNPMB' : 'umum'
  row.notes = [{ severity: 'error', text: `Soal ${code} ada di bank ${bank}. Impor berkas ini ke bank itu.` }]
}

const STATUS: Partial<Record<Question['status'], string>> = { approved: 'sudah disetujui', published: 'sudah terbit' }
const KEPT = 'Perubahannya langsung berlaku; statusnya tetap.'
const WITHDRAWN = 'Perubahan isinya menariknya kembali ke Konsep.'

function match(row: FileRow, { question, prints, parts }: Stored, items: readonly Item[], binding: boolean): void {
  const id = question.id_question
  const item = items.find((one) => one.question_id === id && (!row.mark || one.export_id === row.mark.export))
  const base = item?.base ?? null
  const { name_updater, name_creator } = question
  const changed = new Set<PartName>(changedParts(row.prints, base, prints))
  row.match_id = id
  row.match = {
    code: question.code,
    seen_at: new Date(question.updated_at).toISOString(),
    by: name_updater ?? name_creator,
    file: row.prints,
    base,
    parts: compared({ file: row.prints, base, parts: [] }, row.parts, { prints, parts }),
  }
  row.notes = row.notes.filter(({ text }) => !base?.notes.includes(text))
  row.stimulus = ''
  row.head = undefined
  row.names = Object.fromEntries(Object.entries(row.names).filter(([name]) => changed.has(name as PartName)))
  if (!row.match.parts.some(({ state }) => state !== 'same' && state !== 'bank')) {
    row.notes = []
    row.draft = { ...(row.draft.qt_id && { qt_id: row.draft.qt_id }) }
    row.match.parts = row.match.parts.map((part) => ({ ...part, file: '' }))
    return
  }
  if (row.draft.qt_id !== question.qt_id)
    row.notes.push({
      severity: 'error',
      text: 'Tipe soal di berkas lain dari tipe soal ini. Ubah tipenya di halaman soal.',
    })
  const status = STATUS[question.status]
  if (status)
    row.notes.push({
      severity: 'look',
      text: `Soal ${question.code} ${status}. ${binding ? WITHDRAWN : KEPT}`,
    })
}

const ofOthers = (
  known: readonly number[],
  exports: ReadonlyMap<number, KnownExport>,
  { created_by }: Pick<Job, 'created_by'>,
) =>
  [
    ...new Set(
      known
        .flatMap((id) => exports.get(id) ?? [])
        .filter(({ id_creator }) => id_creator !== created_by)
        .map(({ name_creator }) => name_creator),
    ),
  ].map((name) => `Berkas ini dari ekspor ${name}.`)

const SHOWN = 20

/** What a file lacks stays in the bank. */
function missing(items: readonly Item[], found: ReadonlyMap<FileRow, Named>): string[] {
  const there = new Set([...found.values()].map(({ id }) => id))
  const codes = [
    ...new Set(items.filter(({ question_id, base }) => base && !there.has(question_id)).map(({ code }) => code)),
  ]
  if (codes.length === 0) return []
  const more = codes.length > SHOWN ? ` dan ${codes.length - SHOWN} lainnya` : ''
  return [`Tidak ada di berkas: ${codes.slice(0, SHOWN).join(', ')}${more}. Soal itu tetap ada di bank.`]
}

const codesLeft = (rows: readonly FileRow[]) =>
  rows.some(({ code, mark, match }) => code !== undefined && !mark && !match)
