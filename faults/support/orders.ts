import { groupRoutes } from '@bank/contract/group'
import { type Question, questionRoutes } from '@bank/contract/question'
import { apiOf } from '../../e2e/support/api.ts'
import type { Answer, Change } from './caller.ts'
import type { Chance } from './chance.ts'
import { itemBody } from './item.ts'
import type { Installation } from './product.ts'

interface Histories {
  app: Installation
  chance: Chance
  /** Sends all at once, in a random order. */
  together: (changes: Change[]) => Promise<Answer[]>
}

const OPTIONS = 4

/** People who put the same things into another order at the same instant. */
export function ordersOf({ app, chance, together }: Histories) {
  const { call } = apiOf(app.origin, app.token)
  const newQuestion = async (name: string) => {
    const body = { ...itemBody(name, 2, app.place, undefined), label: 'tryout' as const }
    return (await call(questionRoutes.create, { body })).data[0]
  }
  const shuffled = <One>(some: One[]) =>
    some
      .map((one) => ({ one, at: chance.next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one)

  return {
    /** Whether the options of a question stand as exactly one of these people has sent them. */
    async options(people: number): Promise<boolean> {
      const { id_question: id, selections } = await newQuestion('urutan')
      const sent = Array.from({ length: people }, (_, one) => [
        ...shuffled(selections).map(({ id_selection, selection_text }) => ({ id_selection, selection_text })),
        { selection_text: `opsi ${OPTIONS} dari ${one}` },
      ])
      await together(sent.map((selections) => ({ method: 'PATCH', path: `/v1/question/${id}`, body: { selections } })))
      const kept = textsOf((await call(questionRoutes.get, { params: { id } })).data[0].selections)
      return sent.some((selections) => textsOf(selections) === kept)
    },

    /** Whether the members of a group have the places 1, 2, 3 ..., each once, after they were placed and joined at once. */
    async places(people: number): Promise<boolean> {
      const [head, ...members] = await Promise.all(
        Array.from({ length: 2 + people }, (_, index) => newQuestion(`tempat${index}`)),
      )
      if (!head) return false
      const ids = members.map(idOf)
      const [late = 0, ...early] = ids
      for (const id of early) await together([moveOf(id, head.id_question)])
      const placed = early.map((id): Change => {
        const position = 1 + chance.below(early.length)
        return { method: 'PATCH', path: `/v1/question-child/${id}`, body: { position } }
      })
      await together([...placed, moveOf(late, head.id_question)])
      const query = { parent_id: head.id_question, limit: 100 }
      const links = (await call(groupRoutes.listChildren, { query })).data
      const places = links.flatMap(({ position }) => position ?? [])
      return (
        isSame(
          links.map(({ id }) => id),
          ids,
        ) && places.join() === places.map((_, at) => at + 1).join()
      )
    },

    /** Whether each question stands where its own row says, once, after all were moved between two groups. */
    async groups(people: number): Promise<boolean> {
      const [one, other, ...members] = await Promise.all(
        Array.from({ length: 2 + people }, (_, index) => newQuestion(`anggota${index}`)),
      )
      if (!one || !other) return false
      const parents = [one.id_question, other.id_question]
      const moves = members.flatMap(({ id_question }) => [...parents, undefined].map((to) => moveOf(id_question, to)))
      await together(moves)
      const lists = await Promise.all(
        parents.map(async (id) => (await call(groupRoutes.children, { params: { id }, query: {} })).data),
      )
      const links = (await call(groupRoutes.listChildren, { query: { limit: 100 } })).data
      const counts = await Promise.all(
        parents.map(async (id) => (await call(questionRoutes.get, { params: { id } })).data[0].children),
      )
      return (
        parents.every((parent, at) => {
          const listed = (lists[at] ?? []).map(idOf)
          const linked = links.filter(({ parent_id }) => parent_id === parent).map(({ id }) => id)
          return isSame(listed, linked) && counts[at] === listed.length
        }) && isEachOnce(lists.flat().map(idOf))
      )
    },
  }
}

const moveOf = (question_id: number, parent_id: number | undefined): Change =>
  parent_id === undefined
    ? { method: 'DELETE', path: `/v1/question-child/${question_id}` }
    : { method: 'POST', path: '/v1/question-child', body: { question_id, parent_id } }

const idOf = ({ id_question }: Question) => id_question
const textsOf = (selections: { selection_text: string }[]) => selections.map((one) => one.selection_text).join('|')
const isEachOnce = (ids: number[]) => new Set(ids).size === ids.length
const isSame = (some: number[], others: number[]) => some.toSorted().join() === others.toSorted().join()
