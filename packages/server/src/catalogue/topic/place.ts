import { ApiError, FILL_ALL, invalid } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import { NO_CHOICE } from '../../db/postgres-errors.ts'
import { classFits, findPlace } from '../category/category.repo.ts'

interface Place {
  category_id: number
  class_id: number | null | undefined
}

/**
 * Throws VALIDATION for a category that does not exist or is in another bank than `productType`, a class that the
 * category does not have, and a topic of the general bank without a class.
 */
export async function checkPlace(db: Db, { category_id, class_id }: Place, productType?: number) {
  const category = await findPlace(db, category_id)
  if (!category) throw invalid({ category_id: NO_CHOICE })
  if (productType !== undefined && category.product_type !== productType) {
    throw invalid({ category_id: 'Materi tidak dapat dipindahkan ke bank soal lain.' })
  }
  if (category.product_type === 1 && !class_id) {
    throw new ApiError('VALIDATION', { message: FILL_ALL, fields: { class_id: 'Wajib diisi.' } })
  }
  if (class_id && !(await classFits(db, category_id, class_id))) {
    throw invalid({ class_id: 'Kelas ini bukan kelas dari kategori yang dipilih.' })
  }
}
