import { readdir, readFile } from 'node:fs/promises'
import { contract, type Route } from '@bank/contract'
import { expect, it } from 'vitest'
import { expectGolden } from '../golden.ts'

const SOURCE = new URL('../../src/', import.meta.url)
const WHO = { public: 'everybody', staff: 'L1, L2', admin: 'L1' }

const HEAD = `# Calls

Every call of the contract, who may make it, and the server's tests that make it: those beside its handler, or else all.
L1 = admin, L2 = Team Content. Written by \`server/test/contract/calls.test.ts\` (\`npm run golden\`).

| call | what | who | tests, below \`packages/server/src\` |
| --- | --- | --- | --- |
`

const files = (await readdir(SOURCE, { recursive: true })).filter((file) => file.endsWith('.test.ts')).sort()
const tests = await Promise.all(
  files.map(async (file) => ({ file, text: await readFile(new URL(file, SOURCE), 'utf8') })),
)
const handlers = await readFile(new URL('handlers.ts', SOURCE), 'utf8')
const folderOf = (resource: string) => handlers.match(new RegExp(`${resource}Handlers \\} from '\\./(.+)/`))?.[1]

/** The test files that contain `subjectRoutes.list`, or `routes.list` where `routes` can be `subjectRoutes`. */
function testsOf(resource: string, name: string) {
  const says = new RegExp(`\\b(${resource}Routes|routes)\\.${name}\\b`)
  const all = tests.filter(({ text }) => text.includes(`${resource}Routes`) && says.test(text)).map(({ file }) => file)
  const beside = all.filter((file) => file.startsWith(`${folderOf(resource)}/`))
  return beside.length > 0 ? beside : all
}

const calls = Object.entries(contract).flatMap(([resource, routes]) =>
  Object.entries<Route>(routes).map(([name, { method, path, summary, access }]) => ({
    call: `${method} ${path}`,
    summary,
    who: WHO[access],
    tests: testsOf(resource, name),
  })),
)

it('has a test of its own for each route, beside those that walk all of them', () => {
  expect(calls.filter(({ tests }) => tests.length === 0).map(({ call }) => call)).toEqual([])
})

it('is what docs/calls.md says (golden)', async () => {
  const lines = calls.map(
    ({ call, summary, who, tests }) => `| ${call} | ${summary} | ${who} | ${tests.join(', ')} |\n`,
  )
  await expectGolden('docs/calls.md', HEAD + lines.join(''))
})
