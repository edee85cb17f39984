import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const ROOT = new URL('../../../../', import.meta.url)
const THREATS = 49

const pathOf = (file: string) => new URL(/^(e2e|faults)\//.test(file) ? file : `packages/${file}`, ROOT)
const text = (name: string) => readFile(new URL(`docs/${name}`, ROOT), 'utf8')
const rowsOf = (page: string) =>
  page
    .split('\n')
    .filter((line) => /^\| (\d|V\d|- )/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))

const rows = rowsOf(await text('security.md')).map(([, number = '', , defence = '', test = '', state = '']) => {
  const tests = [...test.matchAll(/`([^`›]+) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({ file, title }))
  return { number, defence, tests, state }
})

it('has a row for each threat, with a defence and a state', () => {
  const numbers = rows.map(({ number }) => number).filter((number) => number !== '-')
  expect(numbers).toEqual(Array.from({ length: THREATS }, (_, at) => String(at + 1)))
  expect(rows.filter(({ defence, state }) => !defence || !/^(held|partly: .|open: .)/.test(state))).toEqual([])
})

it('names a test for each row that is not open, and only tests that exist', async () => {
  expect(rows.filter(({ tests, state }) => tests.length === 0 && !state.startsWith('open'))).toEqual([])
  const missing: string[] = []
  for (const { file, title } of rows.flatMap(({ tests }) => tests)) {
    const source = existsSync(pathOf(file)) ? await readFile(pathOf(file), 'utf8') : ''
    const titles = [...source.matchAll(/\(\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`)/g)].map(([, ...said]) => said.join(''))
    if (!titles.some((one) => one.startsWith(title))) missing.push(`${file} › ${title}`)
  }
  expect(missing).toEqual([])
})

it('has a test or a reason in each row of the verification standard, and names no file that does not exist', async () => {
  const page = await text('asvs.md')
  expect(rowsOf(page).filter(([, , , tests, open]) => !tests?.replace('-', '') && !open?.replace('-', ''))).toEqual([])
  const files = page.match(/\b(server|web|contract|e2e)\/[\w./-]+\.(tsx?|sql)\b/g) ?? []
  expect(files.filter((file) => !existsSync(pathOf(file)))).toEqual([])
})
