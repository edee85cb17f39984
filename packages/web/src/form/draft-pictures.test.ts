import { createStore, values } from 'idb-keyval'
import { expect, it, vi } from 'vitest'
import { type Draft, draftsOf, dropDraft, keepDraft, tidyDrafts, valuesOf } from './drafts.ts'

const stored = () => values<string>(createStore('bank-soal-pictures', 'pictures'))
const photo = `data:image/png;base64,${'A'.repeat(100_000)}`
const other = `data:image/jpeg;base64,${'B'.repeat(100_000)}`
const draftOf = (selection_text: string, selection_image = photo): Draft => ({
  ...{ id: 'one', of: 'question:new', title: 'Tambah soal', ac_id: 7, at: Date.now() },
  values: { question_text: '<p>Hewan apa?</p>', selections: [{ selection_text, selection_image }] },
})
const mine = async () => (await draftsOf(7))[0] as Draft

it('stores a picture once, however often the text beside it is stored', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  await keepDraft(draftOf('K'))
  await keepDraft(draftOf('Ku'))
  await keepDraft(draftOf('Kud'))

  const bytes = put.mock.calls.map(([value]) => JSON.stringify(value).length)
  put.mockRestore()
  expect(bytes.filter((size) => size > 1_000)).toHaveLength(1)
  expect(await valuesOf(await mine())).toEqual(draftOf('Kud').values)
})

it('knows the pictures of a draft that is put back, and keeps those that are chosen later', async () => {
  await keepDraft(draftOf('Kuda'))
  const values = await valuesOf(await mine())
  await keepDraft({ ...draftOf('Kuda'), values })
  expect(await stored()).toEqual([photo])

  await keepDraft(draftOf('Kuda', other))
  expect((await stored()).toSorted()).toEqual([other, photo])
  expect(await valuesOf(await mine())).toEqual(draftOf('Kuda', other).values)
})

it('drops pictures with their draft, and those of old drafts when it tidies', async () => {
  await keepDraft(draftOf('Kuda'))
  await keepDraft({ ...draftOf('Sapi', other), id: 'one-more' })
  await dropDraft('one')
  expect(await stored()).toEqual([other])

  await keepDraft({ ...draftOf('Sapi', other), id: 'one-more', at: 0 })
  await tidyDrafts()
  expect(await stored()).toEqual([])
})
