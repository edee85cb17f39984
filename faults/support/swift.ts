import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../../e2e/support/product.ts'
import { bucketAt, type Place } from '../../packages/server/src/media/bucket/bucket.ts'
import { signedHeaders } from '../../packages/server/src/media/bucket/sign.ts'
import { type Debian, unpackDebian } from './debian-packages.ts'
import { newFolder } from './folder.ts'
import { pythonIn } from './python.ts'
import { IN_OWN_FOLDER, KEEPERS, KEYS, type Ports, SERVERS, writeConfig } from './swift-config.ts'
import { versionOf } from './version-of.ts'

const run = promisify(execFile)
const SUITE = 'bookworm'
const TRIES = 600

/** An OpenStack Swift of Debian that speaks S3 (its s3api), on one disk, without a bucket; the reason when it cannot be had here. */
export async function newSwift() {
  const debian = await unpackDebian(SUITE, ['memcached', ...SERVERS.map((name) => `swift-${name}`)]).catch(
    (error: Error) => `OpenStack Swift of Debian ${SUITE}: ${error.message.split('\n')[0]}`,
  )
  return typeof debian === 'string' ? debian : startedFrom(debian)
}

async function startedFrom(debian: Debian) {
  const folder = await newFolder()
  const { command, env } = await pythonIn(debian, folder)
  const program = (name: string) => join(debian.root, 'usr/bin', name)
  const inFolder = (name: string) => join(folder, name)
  const ports = await newPorts()
  await mkdir(inFolder('disks/d1'), { recursive: true })
  await writeConfig(folder, ports)
  await Promise.all(
    KEEPERS.map(async (name) => {
      const ring = (...words: string[]) =>
        run(command, [program('swift-ring-builder'), inFolder(`${name}.builder`), ...words], { env })
      await ring('create', '2', '1', '0')
      await ring('add', `r1z1-127.0.0.1:${ports[name]}/d1`, '1')
      await ring('rebalance')
    }),
  )
  const [cache = '', ...first] = await debian.commandOf('memcached')
  const own = [...first, '-u', userInfo().username, '-l', '127.0.0.1', '-p', String(ports.memcached)]
  const started = SERVERS.map((name) =>
    spawn(command, ['-c', IN_OWN_FOLDER, folder, program(`swift-${name}-server`), inFolder(`${name}.conf`)], {
      env,
      stdio: 'ignore',
    }),
  )
  started.push(spawn(cache, own, { stdio: 'ignore' }))
  async function remove() {
    await Promise.all(started.map(end))
    await Promise.all([rm(folder, { recursive: true, force: true }), debian.remove()])
  }
  await Promise.all(SERVERS.map((name) => untilAnswers(ports[name]))).catch(async (error) => {
    await remove()
    throw error
  })
  const endpoint = `http://127.0.0.1:${ports.proxy}`
  return {
    version: await versionOf(command, ['-c', 'import swift; print(swift.__version__)'], env),
    /** A new bucket. */
    async newBucket(name: string): Promise<Place> {
      const url = new URL(`/${name}`, endpoint)
      const headers = signedHeaders({ method: 'PUT', url }, KEYS, new Date())
      const response = await fetch(url, { method: 'PUT', headers })
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      return { ...KEYS, endpoint, name, prefix: '', takesNew: true }
    },
    remove,
  }
}

/** The variables with which a server uses a bucket. */
export const variablesFor = ({ endpoint, name, id, secret, takesNew }: Place) => ({
  MEDIA_STORE: `s3://${name}?endpoint=${endpoint}${takesNew ? '' : '&new=no'}`,
  MEDIA_KEY_ID: id,
  MEDIA_SECRET: secret,
})

/** The names of all objects of a bucket. */
export async function namesIn(place: Place): Promise<string[]> {
  const names: string[] = []
  let next: string | undefined
  do {
    const page = await bucketAt(place).list(next)
    names.push(...page.objects.map(({ name }) => name))
    next = page.next
  } while (next)
  return names
}

async function newPorts() {
  const names = ['memcached', ...SERVERS] as const
  const ports = await Promise.all(names.map(async (name) => [name, await freePort()] as const))
  return Object.fromEntries(ports) as Ports
}

/** Resolves when it answers HTTP, with any status. */
async function untilAnswers(port: number) {
  for (let tries = 0; ; tries++) {
    const isThere = await fetch(`http://127.0.0.1:${port}/healthcheck`).then(
      () => true,
      () => false,
    )
    if (isThere) return
    if (tries === TRIES) throw new Error('Swift does not answer')
    await pause(100)
  }
}

async function end(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
