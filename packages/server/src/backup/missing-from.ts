import type { Header, Loss } from './header.ts'

/** So many rows are named; the header of the file names all. */
const NAMED = 20

/** What a salvaged backup lacks, for people: one line for each table; none for a whole backup. */
export function missingFrom({ salvaged }: Header): string[] {
  if (!salvaged) return []
  if (salvaged.length === 0) return ['Tidak ada yang hilang: semuanya masih terbaca.']
  return ['Yang hilang, sebab rusak di disk:', ...salvaged.map((loss) => `- tabel ${loss.table}: ${partsOf(loss)}.`)]
}

function partsOf({ blocks, rows, left_out, cleared, stand_ins }: Loss) {
  const parts: [string, (string | number)[]][] = [
    ['blok tidak terbaca', blocks],
    ['baris tidak terbaca', rows],
    ['baris ditinggalkan sebab induknya hilang', left_out],
    ['rujukan ke yang hilang dikosongkan', cleared],
    ['pengganti bernama "(hilang ...)" dibuat bagi yang masih dirujuk', stand_ins.map(({ id = '' }) => id)],
  ]
  return parts
    .filter(([, list]) => list.length > 0)
    .map(([what, list]) => `${list.length.toLocaleString('id-ID')} ${what} (${namesOf(list)})`)
    .join('; ')
}

function namesOf(list: (string | number)[]) {
  const more = list.length > NAMED ? `, dan ${(list.length - NAMED).toLocaleString('id-ID')} lagi` : ''
  return list.slice(0, NAMED).join(', ') + more
}
