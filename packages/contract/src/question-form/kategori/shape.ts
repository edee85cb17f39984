import { type Form, type Problems, repeated } from '../form.ts'
import type { Interaction } from '../interaction.ts'

/** Statements, each of which belongs to one column: Benar or Salah, Fakta or Opini. */
export const kategori: Form = {
  name: 'kategori',
  keys: ['columns', 'rows', 'order'],
  rules: ['all', 'parts'],
  problems,
  lacksKey: lacksColumns,
}

/** Whether a row has no column yet, or there are no rows. */
export function lacksColumns({ rows = [] }: Interaction): boolean {
  return rows.length === 0 || rows.some(({ column }) => column === null)
}

function problems({ columns = [], rows = [] }: Interaction): Problems {
  if (columns.length === 0 && rows.length === 0) return {}
  if (columns.length < 2) return { columns: 'Paling sedikit dua kolom.' }
  const same = repeated(columns.map(({ text }) => text))
  const known = new Set(columns.map(({ id }) => id))
  return Object.fromEntries([
    ...columns.filter(({ text }) => text === '').map(({ id }) => [`columns.${id}.text`, 'Wajib diisi.']),
    ...columns
      .filter(
        ({ text }, at) => text !== '' && same.has(text) && columns.findIndex((column) => column.text === text) < at,
      )
      .map(({ id, text }) => [`columns.${id}.text`, `Kolom "${text}" ada dua kali.`]),
    ...rows
      .filter(({ column }) => column !== null && !known.has(column))
      .map(({ id }) => [`rows.${id}.column`, 'Kolom ini tidak ada.']),
    ...rows
      .filter(({ text, image }) => text === '' && image === 'image')
      .map(({ id }) => [`rows.${id}.text`, 'Isi teks atau gambar pernyataan.']),
  ])
}
