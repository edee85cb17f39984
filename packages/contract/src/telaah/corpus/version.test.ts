import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { RULES_VERSION } from '../index.ts'
import { readCorpus } from './read-corpus.ts'

/** What is counted of each question of the corpus, by a hash of it, below the version that counted it. */
const FILE = new URL('counted.txt', import.meta.url)

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

it('has a version of its own for whatever the rules count', async () => {
  const counted = readCorpus().map(({ sample, findings }) => {
    const { breaks: _, nearly: __, ...asked } = sample
    const found = findings.flatMap(({ severity, rule }) => (severity === 'saran' ? [] : [`${severity}/${rule}`]))
    return { stem: sample.stem, key: hash(asked), found: found.join(' ') }
  })
  const [version, ...lines] = (await readFile(FILE, 'utf8')).trimEnd().split('\n')
  const before = new Map(lines.map((line) => [line.slice(0, 12), line.slice(13)]))
  // a question that is new to the corpus, or that was edited, tells nothing
  const changed = counted.filter(({ key, found }) => (before.get(key) ?? found) !== found).map(({ stem }) => stem)
  const isOld = version === `version ${RULES_VERSION}`
  const sentence = `The rules count something else than ${version} did: raise RULES_VERSION in telaah/index.ts, then npm run golden`
  expect(isOld ? changed : [], sentence).toEqual([])

  const text = [`version ${RULES_VERSION}`, ...counted.map(({ key, found }) => `${key} ${found}`.trimEnd()), ''].join(
    '\n',
  )
  if (process.env.GOLDEN === 'write') await writeFile(FILE, text)
  expect(text, 'counted.txt is not up to date: npm run golden').toBe(await readFile(FILE, 'utf8'))
})
