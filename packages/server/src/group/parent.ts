import { ApiError, invalid } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { countChildren, lockMember } from './group.repo.ts'

/** A group's head must exist, be of the same bank and stand on the main list: groups are one level deep (decisions 3). */
export async function checkParent(db: Db, parentId: number, child: { product_type: number }) {
  const parent = await lockMember(db, parentId)
  if (!parent || parent.product_type !== child.product_type) throw invalid({ parent_id: 'Soal tidak ditemukan.' })
  if (parent.parent_id === null) return
  throw new ApiError('CONFLICT', { message: 'Soal di dalam group tidak dapat memiliki soal anak.' })
}

/** Puts a question into a group, or refuses: nobody is their own parent, and who has children is no child. */
export async function checkChild(db: Db, questionId: number, parentId: number) {
  if (questionId === parentId)
    throw new ApiError('CONFLICT', { message: 'Soal tidak dapat menjadi anak dari dirinya sendiri.' })
  // locked in one order, so that two groupings of the same pair cannot wait for each other
  for (const id of [questionId, parentId].sort((one, other) => one - other)) await lockMember(db, id)
  const child = await lockMember(db, questionId)
  if (!child) throw invalid({ question_id: 'Soal tidak ditemukan.' })
  await checkParent(db, parentId, child)
  if ((await countChildren(db, questionId)) === 0) return
  throw new ApiError('CONFLICT', { message: 'Soal yang memiliki soal anak tidak dapat dimasukkan ke group lain.' })
}
