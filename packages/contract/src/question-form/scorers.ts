import type { FormName } from '../question-words.ts'
import { benarSalah } from './benar_salah/score.ts'
import { isian } from './isian/score.ts'
import { jodohkan } from './jodohkan/score.ts'
import { kategori } from './kategori/score.ts'
import { pg } from './pg/score.ts'
import { pgk } from './pgk/score.ts'
import type { Scorer } from './scorer.ts'
import { uraian } from './uraian/score.ts'

/** Every form's scorer, for those who need all at once; the browser loads the one it shows. */
export const SCORERS: { readonly [Name in FormName]: Scorer } = {
  pg,
  pgk,
  isian,
  uraian,
  benar_salah: benarSalah,
  kategori,
  jodohkan,
}
