import { readdir } from 'node:fs/promises'
import { systemPackage } from './system-package.mjs'

/** Installs the library that moves the clock of a program, where it is missing; without it the tests with it do not run. */
export async function addClockLibrary() {
  if (!(await isInstalled())) await systemPackage('libfaketime', isInstalled)
}

async function isInstalled() {
  const folders = await readdir('/usr/lib').catch(() => [])
  const found = await Promise.all(folders.map((folder) => readdir(`/usr/lib/${folder}/faketime`).catch(() => [])))
  return found.flat().includes('libfaketime.so.1')
}
