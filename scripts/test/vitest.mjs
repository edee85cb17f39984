import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, tool } from '../run/process.mjs'
import { change } from './change.mjs'
import { MODULES } from './kept.mjs'
import { filesToRepeat, withRepeat } from './repeat.mjs'
import { say, speak } from './run.mjs'

/**
 * Runs vitest; returns how many tests `passed`, and the `red` ones with file, name and words. A file that did not load, an
 * error outside every test and a run that was aborted are red.
 * `files`: which, when not all; `node`: the program that runs vitest; `repeats`: red files that the change did not touch
 * run once more, and `repeated` names the tests that passed only then.
 */
export async function vitest(options, { files = [], repeats = false, ...how } = {}) {
  const first = await once(options, files, how)
  if (!repeats || first.red.length === 0) return first
  const again = filesToRepeat(first.red, (await change()).files)
  if (again.length === 0) return first
  say(`once more: ${again.join(' ')}`)
  return withRepeat(first, again, await once(options, again, how))
}

async function once(options, files, { env = {}, node = process.execPath }) {
  const folder = await mkdtemp(join(tmpdir(), 'bank-tests-'))
  const report = join(folder, 'result.json')
  const [, args] = tool(
    'vitest/vitest.mjs',
    'run',
    ...options,
    ...files,
    `--reporter=${ROOT}/scripts/test/reporter.mjs`,
  )
  const { code, words } = await speak(node, args, {
    env: { ...process.env, MODULES_FOLDER: MODULES, ...env, TEST_RESULT: report },
  })
  const { passed, red } = await readFile(report, 'utf8').then(JSON.parse, () => ({ passed: 0, red: [] }))
  await rm(folder, { recursive: true })
  if (code !== 0 && red.length === 0)
    red.push({ name: `vitest ${options.join(' ')} ended with ${code}`, words: words.slice(-3000) })
  return { passed, red, repeated: [] }
}
