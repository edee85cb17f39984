import { questionRoutes } from '@bank/contract'
import { make } from './make.ts'
import type { world } from './world.ts'

type World = Pick<Awaited<ReturnType<typeof world>>, 'db' | 'signIn'>

/** What a question of the general bank of this type must be sent with, in a place that is made for it. */
export async function classified({ db }: Pick<World, 'db'>, qt_id: number) {
  const a = make(db)
  const topic_id = await a.topic({ category_id: await a.category() })
  return {
    qt_id,
    question_text: '<p>Pilih yang benar.</p>',
    label: 'exam' as const,
    class_id: await a.class(),
    topic_id,
    ql_id: await a.questionLevel(),
  }
}

/** A person of level 2 who adds, edits and reads questions of the general bank; each gives the question. */
export async function newDesk(world: World) {
  const staff = await world.signIn()
  return {
    ...staff,
    add: async (qt_id: number, body: object) =>
      (await staff.call(questionRoutes.create, { body: { ...(await classified(world, qt_id)), ...body } })).data[0],
    edit: async (id: number, body: object) =>
      (await staff.call(questionRoutes.update, { params: { id }, body })).data[0],
    read: async (id: number) => (await staff.call(questionRoutes.get, { params: { id } })).data[0],
  }
}
