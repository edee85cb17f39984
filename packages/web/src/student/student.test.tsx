import type { Asked } from '@bank/contract/question-form/scorer'
import { NO_IMAGE } from '@bank/contract/question-parts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { asked, matching, options, shortAnswer, table } from '../../../contract/test/asked.ts'
import { show } from '../../test/render.tsx'
import { Preview } from './preview.tsx'

const view = () => within(screen.getByRole('region', { name: 'Tampilan siswa' }))
const key = (of = 'Kunci dan pembahasan') => within(screen.getByRole('region', { name: of }))
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))

async function open(...questions: Asked[]) {
  const stimulus = questions.length > 1 ? { stimulus: '<p>Bacaan</p>' } : {}
  await show(<Preview questions={questions} discussions={questions.map(() => '<p>Sebab itu</p>')} {...stimulus} />)
}

/** The rows of a list in the key. */
async function told(list: string) {
  const rows = within(await key().findByRole('list', { name: list })).getAllByRole('listitem')
  return rows.map(({ textContent }) => textContent ?? '')
}

describe('the key', () => {
  const words = ['Ungu', 'Merah', 'Biru', 'Kuning', 'Hijau']
  const right = words.map((text, at) => ({ id: `r${at + 1}`, text, image: NO_IMAGE }))
  const pairs = asked('jodohkan', { interaction: { ...matching(5, 1, 2, 3), right } })
  const choice = asked('pg', { selections: options(true, false, false, false, false) })

  it.each([0, 1, 2])('has the letters of the partners that the student sees, shuffled %i times', async (times) => {
    await open(pairs)
    for (let at = 0; at < times; at += 1) await press(/^Acak/)
    await press('Isi dengan kunci')
    await press('Periksa jawaban')
    const seen = view()
      .getAllByRole<HTMLSelectElement>('combobox')
      .map((box) => box.selectedOptions[0]?.text[0])
    expect((await told('Pernyataan')).map((row) => row.at(-1))).toEqual(seen)
    expect(view().getAllByText('Jawaban benar')).toHaveLength(3)
  })

  it('has the letters of shuffled options', async () => {
    await open(choice)
    await press(/^Acak/)
    await press('Isi dengan kunci')
    await press('Periksa jawaban')
    const option = view().getByRole('radio', { checked: true }).closest('label')
    const right = (await told('Pilihan jawaban')).find((row) => row.includes('Jawaban benar'))
    expect(option?.textContent).toContain('Pilihan 1')
    expect(option?.textContent?.[0]).not.toBe('A')
    expect(right?.[0]).toBe(option?.textContent?.[0])
  })

  it('of each question of a group has a name of its own', async () => {
    await open(choice, pairs)
    await press('Periksa jawaban')
    expect(key('Kunci dan pembahasan soal 1').getByText('Sebab itu')).toBeDefined()
    expect(key('Kunci dan pembahasan soal 2').getByRole('heading', { name: 'Kunci' })).toBeDefined()
  })
})

describe('the verdict', () => {
  const length = asked('isian', { short_answers: [shortAnswer('15 meter')], interaction: { unit: 'meter' } })

  it.each([
    [length, '15', 'Jawaban benar'],
    [length, '16', 'Jawaban salah'],
    [length, '', 'Belum dijawab'],
    [asked('isian'), '15', 'Kunci belum ada'],
  ])('of a short answer says what became of it', async (question, typed, said) => {
    await open(question)
    if (typed !== '') await userEvent.type(view().getByLabelText('Jawaban'), typed)
    expect(view().queryByText(said)).toBeNull()
    await press('Periksa jawaban')
    expect(view().getByText(said)).toBeDefined()
  })

  it.each([
    [options(true, false), 'Belum dijawab'],
    [options(false, false), 'Kunci belum ada'],
  ])('of a choice says that nothing was chosen, or that there is no key', async (selections, said) => {
    await open(asked('pg', { selections }))
    await press('Periksa jawaban')
    expect(view().getByText(said)).toBeDefined()
  })

  it('calls no row wrong that has no key', async () => {
    await open(asked('kategori', { interaction: table(2, 1, null) }))
    for (const row of view().getAllByRole('group')) await userEvent.click(within(row).getAllByRole('radio')[1] ?? row)
    await press('Periksa jawaban')
    const said = view()
      .getAllByRole('group')
      .map((row) => row.textContent)
    expect(said[0]).toContain('Jawaban salah')
    expect(said[1]).toContain('Kunci belum ada')
  })
})

it('puts a currency before the box, any other unit after it, and no unit into the box', async () => {
  const priced = asked('isian', { short_answers: [shortAnswer('Rp26.500')], interaction: { unit: 'Rp' } })
  const long = asked('isian', { short_answers: [shortAnswer('15 meter')], interaction: { unit: 'meter' } })
  await open(priced, long)
  await press('Isi dengan kunci')
  const boxes = view().getAllByLabelText<HTMLInputElement>('Jawaban')
  expect(boxes.map(({ value }) => value)).toEqual(['26.500', '15'])
  const isBefore = (word: string, box: HTMLElement | undefined) =>
    Boolean(box && view().getByText(word).compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING)
  expect([isBefore('Rp', boxes[0]), isBefore('meter', boxes[1])]).toEqual([true, false])
})

it('leads from tab to tab by the keys, and tells on each what became of the answer', async () => {
  const kategori = asked('kategori', { interaction: table(2, 1, 2), scoring: { points: 1, rule: 'parts' } })
  const pg = asked('pg', { selections: options(true, false) })
  await open(pg, kategori, pg)
  const names = () => screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-label'))
  expect(names()).toEqual(['Stimulus', 'Soal 1', 'Soal 2', 'Soal 3'])
  screen.getByRole('tab', { name: 'Stimulus' }).focus()
  const at = async (pressed: string) => {
    await userEvent.keyboard(pressed)
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true')
    return document.activeElement?.getAttribute('aria-label')
  }
  expect(await at('{End}')).toBe('Soal 3')
  expect(await at('{ArrowRight}')).toBe('Stimulus')
  expect(await at('{ArrowLeft}')).toBe('Soal 3')
  expect(await at('{Home}')).toBe('Stimulus')
  const [first] = view().getAllByRole('radio')
  const rows = view().getAllByRole('group')
  for (const element of [first, ...rows.slice(1, 3).map((row) => within(row).getAllByRole('radio')[0])])
    if (element) await userEvent.click(element)
  await press('Periksa jawaban')
  expect(names()).toEqual(['Stimulus', 'Soal 1: Jawaban benar', 'Soal 2: Sebagian benar', 'Soal 3: Belum dijawab'])
})
