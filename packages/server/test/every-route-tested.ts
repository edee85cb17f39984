import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@bank/contract'
import type { TestProject } from 'vitest/node'

/** Fails a run of all tests when a route of the contract was never called with success, and prints its name. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'bank-routes-'))
  const file = join(folder, 'called.txt')
  await writeFile(file, '')
  project.provide('calledRoutes', file)

  return async () => {
    const called = new Set((await readFile(file, 'utf8')).split('\n'))
    await rm(folder, { recursive: true })
    if (!(await isWholeRun(project))) return
    const routes = Object.values(contract).flatMap((resource) => Object.values(resource))
    const missed = routes.map(({ method, path }) => `${method} ${path}`).filter((name) => !called.has(name))
    if (missed.length === 0) return
    console.error(`No test calls these routes of the contract with success:\n  ${missed.join('\n  ')}`)
    process.exitCode = 1
  }
}

/** A run of only some files or test names is not checked. */
async function isWholeRun(project: TestProject) {
  const { testFiles } = await project.globTestFiles()
  const run = project.vitest.state.getFiles().filter((file) => file.projectName === project.name)
  return project.config.testNamePattern === undefined && run.length >= testFiles.length
}
