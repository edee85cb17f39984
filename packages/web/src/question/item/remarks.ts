import { letterOf } from '../../ui/letter.ts'
import { isBlank, optionsOf, withoutBlanks } from './blank.ts'
import { type ItemValues, listOf } from './item-values.ts'

/** Warnings in whole sentences: values that the server accepts but that the author may have overlooked. */
export function remarksOn(values: ItemValues): string[] {
  const list = listOf(values)
  if (list === 'selections') return ofOptions(optionsOf(values))
  const { short_answers, statements } = withoutBlanks(values)
  if (list === 'short_answers' && short_answers.length === 0) return ['Belum ada jawaban yang diterima.']
  if (list === 'statements') return ofStatements(statements)
  if (list === 'rows') return ofRows(values)
  if (list === 'matches') return ofMatches(values)
  return []
}

function ofOptions(options: NonNullable<ItemValues['selections']>): string[] {
  if (options.length === 0) return ['Belum ada pilihan jawaban.']
  const remarks = options.some(({ is_answer }) => is_answer === true)
    ? []
    : ['Belum ada pilihan yang ditandai sebagai jawaban.']
  if (options.length === 1) remarks.push('Baru ada satu pilihan.')
  return [...remarks, ...sameOptions(options)]
}

function sameOptions(options: NonNullable<ItemValues['selections']>): string[] {
  const letters = new Map<string, string[]>()
  for (const [index, row] of options.entries()) {
    if (isBlank.selections(row)) continue
    const content = `${(row.selection_text ?? '').replace(/\s+/g, ' ').trim()} ${row.image ?? ''}`
    letters.set(content, [...(letters.get(content) ?? []), letterOf(index)])
  }
  return [...letters.values()].filter((same) => same.length > 1).map((same) => `Pilihan ${same.join(' dan ')} sama.`)
}

function ofStatements(statements: NonNullable<ItemValues['statements']>): string[] {
  if (statements.length === 0) return ['Belum ada pernyataan.']
  const open = statements.flatMap(({ answer }, index) => (answer ? [] : index + 1))
  return open.length > 0 ? [`Pernyataan ${open.join(', ')} belum ditandai Benar atau Salah.`] : []
}

/** How many statements and columns AKM takes as right or wrong as a whole. */
const ALL_OR_NOTHING = { rows: 5, columns: 2 }

function ofRows(values: ItemValues): string[] {
  const { rows } = withoutBlanks(values)
  if (rows.length === 0) return ['Belum ada pernyataan.']
  const columns = values.columns ?? []
  const known = new Set(columns.map(({ id }) => id))
  const open = rows.flatMap(({ column }, index) => (column !== null && known.has(column) ? [] : index + 1))
  const isGraded = rows.length > ALL_OR_NOTHING.rows || columns.length > ALL_OR_NOTHING.columns
  return [
    ...(open.length > 0 ? [`Pernyataan ${open.join(', ')} belum punya kolom.`] : []),
    ...(isGraded && (values.scoring?.rule ?? 'all') === 'all'
      ? ['AKM menilai bentuk ini bertingkat. Pertimbangkan "Per bagian".']
      : []),
  ]
}

function ofMatches(values: ItemValues): string[] {
  const { matches } = withoutBlanks(values)
  if (matches.length === 0) return ['Belum ada pasangan.']
  const open = matches.flatMap(({ partner, partner_image }, index) =>
    partner.trim() === '' && !partner_image ? index + 1 : [],
  )
  return open.length > 0 ? [`Pasangan ${open.join(', ')} belum dipilih.`] : []
}
