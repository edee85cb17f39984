import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../e2e/support/product.ts'
import { endProgram } from './end-program.ts'
import { newFolder } from './folder.ts'

/** PgBouncer as deploy/pgbouncer.ini sets it up, in front of a database. `program`: its command line. */
export async function newPgbouncer(program: string[], databaseUrl: string) {
  const [command = '', ...first] = program
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const [folder, listening] = [await newFolder(), await freePort()]
  const file = join(folder, 'pgbouncer.ini')
  const recipe = await readFile(new URL('../../deploy/pgbouncer.ini', import.meta.url), 'utf8')
  const behind = `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`
  const isOld = (await versionOf(command, first)) < 1.21
  const own = recipe
    .replace(/^bank_soal = .*$/m, `${pathname.slice(1)} = ${behind}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${listening}`)
    .replace(/^auth_type = .*\nauth_file = .*$/m, 'auth_type = any')
    // few, so that the clients meet in them
    .replace(/^default_pool_size = .*$/m, 'default_pool_size = 4')
    .replace(/^max_prepared_statements = .*$/m, (line) => (isOld ? '' : line))
  await writeFile(file, own)
  await chmod(folder, 0o755)
  // it refuses to be root
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(command, [...first, '-q', ...user, file], { stdio: 'ignore' })
  const url = `postgres://${username}@127.0.0.1:${listening}${pathname}`
  await untilAnswers(url)
  return {
    url,
    stop: () => endProgram(child, folder),
  }
}

/** The version as a number, 1.24 for 1.24.1; NaN when the program does not run here. */
export async function versionOf(command: string, first: string[] = []): Promise<number> {
  const child = spawn(command, [...first, '--version'])
  const words = child.stdout.setEncoding('utf8').toArray()
  const [code] = await once(child, 'exit').catch(() => [1])
  return code === 0 ? Number(/PgBouncer (\d+\.\d+)/.exec((await words).join(''))?.[1]) : Number.NaN
}

async function untilAnswers(url: string) {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      return await client.query('select 1')
    } catch (error) {
      if (tries === 50) throw error
      await pause(100)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
