import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hear, ROOT } from '../run/process.mjs'

let folder
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-stages-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A command of stages, in a file of its own. */
async function command(stages) {
  const file = join(folder, 'command.mjs')
  const lines = [
    `import { oneCheck, runStages, speak } from '${ROOT}/scripts/test/run.mjs'`,
    "import { mkdtempSync } from 'node:fs'",
    "import { tmpdir } from 'node:os'",
    `await runStages(${stages})`,
  ]
  await writeFile(file, lines.join('\n'))
  return { file, env: { ...process.env, TMPDIR: folder, XDG_CACHE_HOME: folder } }
}

it('starts on a fresh clone, where no package is installed yet', async () => {
  const names = ['run', 'test', 'release'].map((room) => `${ROOT}/scripts/${room}`)
  const files = (
    await Promise.all(names.map((name) => readdir(name).then((all) => all.map((file) => join(name, file)))))
  ).flat()
  const early = files.filter((file) => !/\.test\.mjs$|measure-typing/.test(file))
  const needing = await Promise.all(
    early.map(async (file) => [
      ...(await readFile(file, 'utf8')).matchAll(/^(?:import|export)[^(]* from '(?!\.|node:)(.*)'/gm),
    ]),
  )
  expect(needing.flat().map(([line]) => line)).toEqual([])
})

const bankFolders = async () => (await readdir(folder)).filter((name) => name.startsWith('bank-'))

/** What has ended, also where nobody asked how, has no command line. */
const isAlive = (pid) =>
  readFile(`/proc/${pid}/cmdline`, 'utf8').then(
    (line) => line !== '',
    () => false,
  )

it('says which stage runs, leaves out what needs a red one, and ends with each red test', async () => {
  const { file, env } = await command(`[
    { name: 'first', run: async () => oneCheck('one') },
    { name: 'second', run: async () => oneCheck('two', 'it is odd') },
    { name: 'third', needs: ['second'], run: async () => oneCheck('three') },
    { name: 'fourth', run: async () => { throw new Error('it fell') } },
  ]`)
  await mkdir(join(folder, 'bank-run-999999999-killed/left'), { recursive: true })
  const { code, words } = await hear(process.execPath, [file], { env })
  await expect(bankFolders()).resolves.toEqual([])
  expect(code).toBe(1)
  const lines = words.split('\n').filter(Boolean)
  expect(lines.slice(0, 7)).toEqual([
    '[1 of 4] first ...',
    expect.stringMatching(/^\[1 of 4\] first: 1 passed, 0 failed, \d+ s \(\d+ s in all\)$/),
    '[2 of 4] second ...',
    expect.stringMatching(/^\[2 of 4\] second: 0 passed, 1 failed/),
    '[3 of 4] not run: third (second is red)',
    '[4 of 4] fourth ...',
    expect.stringMatching(/^\[4 of 4\] fourth: 0 passed, 1 failed/),
  ])
  expect(words).toContain('\nRED two\nit is odd\n')
  expect(words).toContain('\nRED fourth ended early\nError: it fell\n')
  expect(lines.at(-1)).toMatch(/^1 passed, 2 failed, \d+ s$/)
})

it.runIf(existsSync('/proc')).each(['SIGINT', 'SIGTERM'])(
  'leaves no folder and no process behind when %s ends it',
  async (signal) => {
    // a program that starts one more, which hears no signal, both apart from their starter's group
    const inner = "process.on('SIGTERM', () => {}); console.log(process.pid); setInterval(() => {}, 1000)"
    const outer = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}], { detached: true, stdio: 'inherit' })`
    const { file, env } = await command(`[{ name: 'only', async run() {
    mkdtempSync(tmpdir() + '/bank-left-')
    await speak(process.execPath, ['-e', ${JSON.stringify(outer)}])
    return oneCheck('ended')
  } }]`)
    const run = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    run.stdout.on('data', (text) => (said += text))
    await expect.poll(() => said).toMatch(/only \| \d+/)
    const pid = Number(/only \| (\d+)/.exec(said)[1])
    await expect(bankFolders()).resolves.toHaveLength(1)

    await expect(isAlive(pid)).resolves.toBe(true)
    run.kill(signal)
    const [code] = await once(run, 'exit')
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143)
    await expect(isAlive(pid)).resolves.toBe(false)
    await expect(bankFolders()).resolves.toEqual([])
  },
)
