import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { change } from './change.mjs'

const run = promisify(execFile)
const WHO = ['-c', 'user.name=test', '-c', 'user.email=test@localhost']
let folder

const git = async (...args) => (await run('git', [...WHO, ...args], { cwd: join(folder, 'work') })).stdout.trim()
const commit = async (name) => {
  await writeFile(join(folder, 'work', name), '')
  await git('add', '--all')
  await git('commit', '--quiet', '--message', name)
  return git('rev-parse', 'HEAD')
}
const cloned = async (...options) => {
  const cwd = await mkdtemp(join(folder, 'clone-'))
  await run('git', ['clone', '--quiet', ...options, `file://${folder}/work`, cwd])
  return cwd
}
const filesOf = async (options) => [...((await change(options)).files ?? ['unknown'])].sort()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-change-'))
  await run('git', ['init', '--quiet', '--initial-branch', 'main', join(folder, 'work')])
})
afterAll(() => rm(folder, { recursive: true }))

it('finds what a branch, a working tree and a clone of main have changed', async () => {
  const cwd = join(folder, 'work')
  const first = await commit('a')
  await commit('b')
  await expect(filesOf({ cwd })).resolves.toEqual(['b'])
  await expect(filesOf({ cwd, mine: true })).resolves.toEqual([])

  await git('switch', '--quiet', '--create', 'topic')
  await commit('c')
  await commit('d')
  await writeFile(join(cwd, 'e'), '')
  await expect(filesOf({ cwd })).resolves.toEqual(['c', 'd', 'e'])
  await expect(filesOf({ cwd, mine: true })).resolves.toEqual(['c', 'd', 'e'])
  await expect(filesOf({ cwd: await cloned('--branch', 'topic') })).resolves.toEqual(['c', 'd'])

  await git('switch', '--quiet', 'main')
  await git('merge', '--quiet', 'topic')
  const clone = await cloned()
  await expect(filesOf({ cwd: clone })).resolves.toEqual(['b', 'c', 'd'])
  await expect(filesOf({ cwd: clone, green: await git('rev-parse', 'HEAD~') })).resolves.toEqual(['d'])
  await expect(filesOf({ cwd: clone, green: first.replace(/./g, '0') })).resolves.toEqual(['b', 'c', 'd'])
  await expect(filesOf({ cwd: clone, guess: 'HEAD~' })).resolves.toEqual(['d'])
  await expect(filesOf({ cwd: clone, mine: true })).resolves.toEqual([])
})

it('knows nothing of a clone without history', async () => {
  await expect(filesOf({ cwd: await cloned('--depth', '1') })).resolves.toEqual(['unknown'])
})
