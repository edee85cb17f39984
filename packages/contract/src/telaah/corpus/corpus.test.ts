import { expect, it } from 'vitest'
import { type RuleName, SEVERITY_OF } from '../names.ts'
import { askedOf, readCorpus, scoreOf } from './read-corpus.ts'

const READ = readCorpus()

it.each(Object.keys(SEVERITY_OF) as RuleName[])('%s is right where it speaks, and speaks where it should', (rule) => {
  const asked = askedOf(rule)
  const { broken, spared, told, wrong, missed } = scoreOf(READ, rule)
  expect(broken.length).toBeGreaterThanOrEqual(asked.samples)
  expect(spared.length).toBeGreaterThanOrEqual(asked.samples)
  const isRight = (told.length - wrong.length) / told.length >= asked.precision
  const isFound = (broken.length - missed.length) / broken.length >= asked.recall
  expect({ isRight, isFound, wrong, missed }).toEqual({ isRight: true, isFound: true, wrong, missed })
})
