import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { pictureOf } from '../../test/written-questions.ts'
import { bytesOfContent, wholeOf } from './file-content.ts'
import { writeFile } from './write-file.ts'
import type { WrittenQuestion } from './written-question.ts'

const PICTURES = 40
const LARGE = 100_000

const questions = Array.from(
  { length: PICTURES },
  (_, at): WrittenQuestion => ({
    ...{ id: at + 1, code: `S-${at + 1}`, status: 'on-progress', form: 'uraian', discussion: '', keywords: [] },
    ...{ options: [], answers: [], statements: [], interaction: {} },
    text: `<p>Apa?</p><p><img src="/media/${at}.png"></p>`,
  }),
)
const paper = {
  ...{ title: '', letterhead: [], columns: 1 as const, hasNameLine: false, exportId: 7, made: 1 },
  packages: [{ questions }],
}
const KINDS = ['naskah', 'suntingan', 'excel', 'moodle', 'qti'] as const

it.each(KINDS)('holds one picture at a time of a file (%s)', async (kind) => {
  const asked: string[] = []
  let taken = 0
  const { content } = writeFile(kind, paper, pictureOf)
  const read = async (source: string) => {
    asked.push(source)
    // all of those before have been taken
    expect(taken).toBeGreaterThanOrEqual((asked.length - 1) * LARGE)
    return new Uint8Array(LARGE)
  }
  for await (const piece of bytesOfContent(content, read)) {
    expect(piece.length).toBeLessThan(2 * LARGE)
    taken += piece.length
  }
  expect(new Set(asked).size).toBe(PICTURES)
  expect(asked).toHaveLength(PICTURES)
})

const GENERAL_FLAGS = 6
/** The sizes of a part stand behind it. */
const BEHIND = 8

it('is a zip that is opened from its beginning too: sizes stand before each part', async () => {
  const file = await wholeOf(writeFile('qti', paper, pictureOf).content, (source) => Buffer.from(source))
  const parts = unzipSync(file)
  const pictures = Object.entries(parts).filter(([name]) => name.startsWith('images/'))
  expect(pictures.map(([, bytes]) => new TextDecoder().decode(bytes)).sort()).toEqual(
    questions.map((_, at) => `/media/${at}.png`).sort(),
  )
  const view = new DataView(file.buffer, file.byteOffset)
  for (let at = 0, count = 0; view.getUint32(at, true) === 0x04034b50; count += 1) {
    expect(view.getUint16(at + GENERAL_FLAGS, true) & BEHIND).toBe(0)
    at += 30 + view.getUint16(at + 26, true) + view.getUint32(at + 18, true)
    if (count === Object.keys(parts).length - 1) expect(view.getUint32(at, true)).toBe(0x02014b50)
  }
})
