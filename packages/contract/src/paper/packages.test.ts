import { expect, it } from 'vitest'
import { asked, matching } from '../../test/asked.ts'
import { companionOf } from './companion.ts'
import { packagesOf } from './packages.ts'

const placed = (id_question: number) => ({
  ...asked('jodohkan', { interaction: matching(3, 1, 2, 3) }),
  id_question,
  parent_id: null,
})
/** The author of these wrote each partner beside its row, in the order of `names`. */
const withPartners = (...names: string[]) => {
  const question = placed(1)
  const { right = [] } = question.interaction
  const interaction = { ...question.interaction, right: right.map((row, at) => ({ ...row, text: names[at] ?? '' })) }
  return { ...question, interaction }
}

it.each([undefined, '123456'])('partners on paper tell nothing of the key, with the seed %s', (seed) => {
  const seen = (...names: string[]) =>
    packagesOf([withPartners(...names)], { packages: 1, seed })[0]?.questions[0]?.interaction.right?.map(
      ({ text }) => text,
    )
  expect(seen('Roma', 'Ankara', 'Tokyo')).toEqual(seen('Tokyo', 'Roma', 'Ankara'))
})

it('the key of a paper is of its packages and its seed, a card of neither', () => {
  const paper = { kind: 'naskah', order: 'chosen', packages: 3, seed: '123456' } as const
  expect(companionOf(paper, 'kunci')).toEqual({ ...paper, kind: 'kunci' })
  expect(companionOf(paper, 'kartu')).toEqual({ ...paper, kind: 'kartu', packages: 1, seed: '' })
  expect(companionOf({ ...paper, order: 'shuffled' }, 'kartu')).toMatchObject({ packages: 1, seed: '123456' })
})
