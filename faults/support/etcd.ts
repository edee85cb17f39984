import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../e2e/support/product.ts'
import type { Debian } from './debian-packages.ts'
import { versionOf } from './version-of.ts'

/** One etcd as deploy/etcd.env sets it up. */
export async function startEtcd({ commandOf }: Debian, folder: string) {
  const [command = '', ...first] = await commandOf('etcd')
  const recipe = await readFile(new URL('../../deploy/etcd.env', import.meta.url), 'utf8')
  const [client, peer] = [await freePort(), await freePort()]
  const own = recipe
    .replace(/,db-2=.*$/m, '')
    .replace(/10\.0\.0\.21:2379/g, `127.0.0.1:${client}`)
    .replace(/10\.0\.0\.21:2380/g, `127.0.0.1:${peer}`)
    .replace('/var/lib/etcd/bank-soal', join(folder, 'etcd'))
  const lines = own.split('\n').filter((line) => /^ETCD_/.test(line))
  const env = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s, 2)))
  const child = spawn(command, first, { env, stdio: 'ignore' })
  return {
    hosts: `127.0.0.1:${client}`,
    version: await versionOf(command, [...first, '--version']),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
