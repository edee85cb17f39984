import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pictureOf, question } from '../../test/random-questions.ts'
import { pictureKeys } from '../file/picture-keys.ts'
import { readFile } from '../file/read-file.ts'
import { markText } from '../own/mark.ts'
import { writeFile } from '../write/write-file.ts'
import type { WrittenQuestion } from '../write/written-question.ts'
import { canonicalParts } from './parts.ts'
import { sourcesOf } from './picture-sources.ts'

const MADE = 1_764_000_000_000
const RUNS = Number(process.env.ROUND_TRIPS ?? 12)

const paper = (questions: WrittenQuestion[]) => ({
  title: 'Tryout',
  letterhead: [],
  columns: 1 as const,
  hasNameLine: false,
  packages: [{ questions }],
  exportId: 7,
  made: MADE,
})

it('reads from a file for editing what was written into it', async () => {
  const questions = fc
    .array(fc.nat(), { minLength: 1, maxLength: 6 })
    .chain((all) => fc.tuple(...all.map((_, at) => question(at + 1))))
  await fc.assert(
    fc.asyncProperty(questions, async (written) => {
      const { bytes } = writeFile('suntingan', paper(written), pictureOf)
      const { questions: read, warnings } = await readFile('suntingan.docx', bytes, { bank: 'snpmb' })
      const sources = read.flatMap(sourcesOf)
      const keys = await pictureKeys(bytes, sources)
      expect(read.map(({ mark, code }) => [mark, code])).toEqual(
        written.map(({ id, code }) => [markText({ export: 7, question: id, made: MADE }), code]),
      )
      for (const [at, one] of read.entries()) {
        const stored = canonicalParts(written[at] as WrittenQuestion, keyOf)
        expect(canonicalParts(one, (source) => keys.get(source) ?? source)).toEqual(stored)
      }
      expect(warnings).toEqual([])
    }),
    { numRuns: RUNS },
  )
})

const keyOf = (source: string) => createHash('sha256').update(pictureOf(source).bytes).digest('hex')
