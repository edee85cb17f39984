import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hear, ROOT } from '../run/process.mjs'
import { copyIn, isInContext, stagesIn, variablesIn } from './dockerfile.mjs'
import { imageNode } from './image-node.mjs'
import { oneCheck, say } from './run.mjs'

/** It makes a database and fills it first. */
const START_MS = 120_000

/**
 * Lays out the files of the image as the stages of the Dockerfile say, in a folder, with its Node.js and without an engine;
 * starts the server from there, and asks it for its health, as the image would, and for a page.
 */
export async function imageStarts() {
  const { version, program, reason } = await imageNode()
  if (reason) {
    say(`not run: the image's files (Node.js ${version}: ${reason})`)
    return { passed: 0, red: [] }
  }
  const top = await mkdtemp(join(tmpdir(), 'bank-image-'))
  // PostgreSQL runs as another account
  await chmod(top, 0o755)
  const path = [dirname(program), process.env.PATH].join(delimiter)
  const stages = stagesIn(await readFile(`${ROOT}/Dockerfile`, 'utf8'))
  const built = new Map()
  try {
    for (const stage of stages) built.set(stage.name, await layOut(stage, join(top, stage.name), built, path))
    return oneCheck('the image serves', await complaintOf(built.get(stages.at(-1).name), path))
  } catch (error) {
    return oneCheck('the image is laid out', error.message)
  }
}

/** Carries out the instructions of a stage in its folder; what a container alone has (users, ports) is left out. */
async function layOut({ name, from, steps }, folder, built, path) {
  const stage = { cwd: '/', env: {}, ...built.get(from), folder }
  await mkdir(folder, { recursive: true })
  if (built.has(from)) await cp(built.get(from).folder, folder, { recursive: true, verbatimSymlinks: true })
  for (const { instruction, rest } of steps) {
    if (instruction === 'WORKDIR') stage.cwd = rest
    if (instruction === 'ENV') stage.env = { ...stage.env, ...variablesIn(rest) }
    if (instruction === 'COPY') await copy(copyIn(rest), stage, built)
    if (instruction === 'RUN') await runIn(stage, rest, path, name)
    if (instruction === 'CMD') stage.command = JSON.parse(rest)
    if (instruction === 'HEALTHCHECK') stage.health = JSON.parse(rest.slice(rest.indexOf('CMD') + 'CMD'.length))
  }
  return stage
}

async function copy({ from, sources, target }, { folder, cwd }, built) {
  const to = join(folder, target.startsWith('/') ? '' : cwd, target)
  const into = (source) => (target.endsWith('/') ? join(to, basename(source)) : to)
  const options = { recursive: true, verbatimSymlinks: true }
  if (from) for (const source of sources) await cp(join(built.get(from).folder, source), into(source), options)
  else for (const source of sources) await copyFromContext(source, into(source))
}

async function copyFromContext(source, target) {
  const { words } = await hear('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', source])
  const ignored = await readFile(`${ROOT}/.dockerignore`, 'utf8')
  const files = words.split('\0').filter((file) => file && isInContext(file, ignored))
  if (files.length === 0) throw new Error(`COPY ${source}: the context has no such file`)
  for (const file of files) await cp(join(ROOT, file), join(target, relative(source, file)))
}

async function runIn({ folder, cwd, env }, rest, path, name) {
  say(`${name}: ${rest}`)
  const commands = rest.split(' && ').filter((command) => !command.startsWith('chown '))
  const line = commands.join(' && ').replace(/ \//g, ` ${folder}/`)
  const place = join(folder, cwd)
  await mkdir(place, { recursive: true })
  const { code, words } = await hear('sh', ['-c', line], {
    cwd: place,
    env: { ...process.env, npm_config_local_prefix: undefined, ...env, PATH: path },
  })
  if (code !== 0) throw new Error(`RUN ${rest}\n${words.slice(-3000)}`)
}

/** What is wrong with the server of the image; undefined when nothing is. */
async function complaintOf({ folder, cwd, env, command, health }, path) {
  const port = await freePort()
  const [program, ...args] = command
  const child = spawn(program, args, {
    cwd: join(folder, cwd),
    env: {
      ...{ PATH: path, TMPDIR: process.env.TMPDIR, ...env },
      ...{ PORT: port, HOST: '127.0.0.1', DATA_DIR: join(folder, env.DATA_DIR) },
      ...{ ADMIN_EMAIL: 'admin@contoh.test', ADMIN_PASSWORD: 'kunci-gudang-soal' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += text))
  const ended = once(child, 'exit')
  try {
    const answer = await ask(`http://127.0.0.1:${port}`, child)
    const [probe, ...rest] = health.map((word) => word.replace(`:${env.PORT}/`, `:${port}/`))
    const isHealthy = (await hear(probe, rest, { env: { ...process.env, PATH: path } })).code === 0
    if (!answer) return `it did not start:\n${log.slice(-3000)}`
    return isHealthy ? answer.complaint : 'HEALTHCHECK failed'
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** Once the server is healthy: what is wrong with its first page and the script that it names. */
async function ask(origin, child) {
  for (const began = Date.now(); Date.now() - began < START_MS && child.exitCode === null; await wait(200)) {
    const health = await fetch(`${origin}/healthz`).catch(() => undefined)
    if (!health?.ok) continue
    const page = await (await fetch(origin)).text()
    const [, script] = /<script[^>]* src="([^"]+)"/.exec(page) ?? []
    if (!script) return { complaint: `the page names no script:\n${page.slice(0, 500)}` }
    const { status } = await fetch(new URL(script, origin))
    return { complaint: status === 200 ? undefined : `${script}: ${status}` }
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}
