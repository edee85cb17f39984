import type { Page } from 'playwright-core'
import { DIALOG, press } from '../open-places.ts'
import type { Place } from '../screens.ts'
import type { HostileRows } from './hostile-rows.ts'

/** The places that show or edit hostile rows; `most` limits the pages of each list and the dialogs. */
export function hostilePlaces({ topic, group, snpmbCategory, discussed }: HostileRows, most: number): Place[] {
  const pages = (path: string, perPage: number) =>
    Array.from({ length: Math.min(most, Math.ceil(discussed.length / perPage)) }, (_, at) => ({
      name: `${path} ${at + 1}`,
      path: `${path}?page=${at + 1}`,
    }))
  const some = discussed.slice(0, most)
  return [
    { name: 'sub-topics', path: `/sub-materi/${topic}` },
    { name: 'group', path: `/group/${group}` },
    ...pages('/soal', 10),
    ...pages('/materi', 5),
    ...pages('/snpmb/kategori', 5),
    { name: 'SNPMB questions', path: '/snpmb/soal' },
    { name: 'SNPMB topics', path: `/snpmb/materi/${snpmbCategory}` },
    ...some.map((id) => ({ name: `discussion ${id}`, path: `/pembahasan/${id}` })),
    ...some.map((id) => ({ name: `history of ${id}`, path: `/history?question_id=${id}`, open: unfoldAll })),
    ...some.flatMap((id, at) => [
      { name: `discussion ${id} edited`, path: `/pembahasan/${id}`, open: press(/^Edit/) },
      {
        name: `topic ${at + 1} edited`,
        path: `/materi?page=${1 + Math.floor(at / 5)}`,
        open: pressNth(/^Edit/, at % 5),
      },
      {
        name: `question ${id} edited`,
        path: `/soal?page=${1 + Math.floor(at / 10)}`,
        open: pressNth(/^Edit$/, at % 10),
      },
    ]),
  ]
}

function pressNth(name: string | RegExp, at: number) {
  return async (page: Page) => {
    await page.getByRole('main').getByRole('button', { name }).nth(at).click()
    await page.locator(DIALOG).waitFor()
    return undefined
  }
}

async function unfoldAll(page: Page) {
  const folded = page.getByRole('button', { name: /^Lihat perubahan/ })
  while ((await folded.count()) > 0) await folded.first().click()
  return undefined
}
