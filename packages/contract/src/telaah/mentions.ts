import { type Find, matchesIn } from './finding.ts'

const OTHER_ITEM =
  /\b(?:(?:jawaban|hasil|lihat|berdasarkan|pada|dari)(?: (?:jawaban|hasil))? (?:soal|nomor|no\.)(?: (?:nomor|no\.?))? ?\d{1,3}|soal (?:nomor|no\.?) ?\d{1,3}|soal (?:sebelumnya|di ?atas|terdahulu)|jawaban (?:soal )?(?:sebelumnya|nomor \d{1,3}))\b/gi
/** A stimulus says for which items it is. */
const IS_FOR_ITEMS = /\b(?:untuk|menjawab) $/i
const LONGEST = 16

/** The item cannot be answered without another one. */
export const depends: Find = ({ stem }) =>
  matchesIn(stem, OTHER_ITEM, (_, from) =>
    IS_FOR_ITEMS.test(stem.text.slice(Math.max(0, from - LONGEST), from))
      ? undefined
      : { message: 'Soal bergantung pada soal lain.' },
  ).map((fault) => ({ ...fault, place: stem.place }))

const FIGURE =
  /\b(?:perhatikan|amati|lihat(?:lah)?|cermati|pada|dari|berdasarkan|sesuai|menurut) (?:\p{L}{1,12} ){0,2}?(gambar|grafik|diagram|tabel|peta|bagan|skema|ilustrasi|denah)(?: (?!tangan|garis|lingkaran)\p{L}{1,14}){0,3}? (?:berikut|di ?atas|di ?bawah|di ?samping|tersebut|ini)\b/iu

/** What a text calls a table or a picture is there. */
export const figureMissing: Find = ({ asked, stem, options }) => {
  const match = FIGURE.exec(stem.text)
  const isThere =
    stem.pictures.length > 0 ||
    stem.hasTable ||
    stem.formulas.some(({ latex }) => /\\begin\{(?:array|tabular|matrix)/.test(latex)) ||
    options.some(({ pictures }) => pictures.length > 0) ||
    asked.selections.some(({ image }) => image !== '' && image !== 'image')
  if (!match || isThere || asked.inGroup) return []
  const thing = match[1]?.toLowerCase() ?? ''
  const at = [match.index, match.index + match[0].length] as const
  return [{ place: stem.place, at, message: `Soal menyebut ${thing}, tetapi belum ada di sini.` }]
}

export const altMissing: Find = ({ texts }) =>
  texts.flatMap(({ place, pictures }) =>
    pictures.flatMap(({ at, alt }) =>
      alt.trim() === '' ? [{ place, at: [at, at + 1] as const, message: 'Gambar belum punya deskripsi.' }] : [],
    ),
  )
