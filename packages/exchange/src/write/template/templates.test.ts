import { expect, it } from 'vitest'
import { readFile } from '../../file/read-file.ts'
import { SAMPLE_QUESTIONS } from './sample-questions.ts'
import { templateFile } from './templates.ts'

it.each(['docx', 'xlsx', 'csv'] as const)('is read without a word: the template of %s', async (kind) => {
  const bytes = await templateFile(kind, { topic: ['Pecahan'] })
  const { questions, warnings } = await readFile(`templat.${kind}`, bytes, {})
  expect(questions.map(({ form }) => form)).toEqual(SAMPLE_QUESTIONS.map(({ form }) => form))
  expect(questions.flatMap(({ messages }) => messages)).toEqual([])
  expect(questions.map(({ options }) => options.filter(({ isKey }) => isKey).length)).toEqual([1, 2, 0, 0, 0, 0])
  expect(warnings).toEqual([])
})
