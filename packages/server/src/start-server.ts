import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { buildApp } from './app.ts'
import { smtpMail } from './auth/smtp.ts'
import { newestBackup } from './backup/folder.ts'
import { backUpNightly } from './backup/nightly.ts'
import type { Proof } from './backup/prove-backup.ts'
import { databaseOf } from './database-of.ts'
import type { DatabaseAddress } from './db/address.ts'
import type { Db } from './db/connect.ts'
import { tidyIdempotencyKeys } from './db/idempotency-keys.ts'
import { openDatabase } from './db/open.ts'
import type { Env } from './env.ts'
import { addFirstContent } from './first-content.ts'
import { type FreeSpace, freeSpaceIn } from './free-space/free-space.ts'
import { keepBallast } from './free-space/keep-ballast.ts'
import { listen } from './listen.ts'
import { tidyImages } from './media/tidy.ts'
import { repeatedly } from './repeatedly.ts'
import { foldDeltas } from './tally/tally.repo.ts'

/** Milliseconds in which a balancer notices `/readyz`, and in which requests in flight finish (reliability 4). */
const NOTICE = 5_000
const IN_FLIGHT = 20_000
const SWEEP = 50
const HOUR = 3_600_000
/** So seldom that an idle server is idle, so often that what is not yet added up stays short (decision 015). */
const FOLDING = 2_000

export interface RunningServer {
  /** Where people reach it, as a URL. */
  address: string
  /** The first admin's, at the very first start, when nobody chose it. */
  signIn: { email: string; password: string } | null
  /** Whether sample content was written at this start. */
  sample: boolean
  /** Rejects when it cannot go on. */
  lost: Promise<never>
  /** Finishes what is in flight, then ends the database. */
  stop(): Promise<void>
}

/** The whole product: a migrated database with its first content and admin, and the app on its port. */
export async function startServer(env: Env, webRoot: string): Promise<RunningServer> {
  // PostgreSQL starts while the app is loaded
  const [{ db, address: database, lost, close }, { buildApp }] = await Promise.all([
    openDatabase(databaseOf(env)),
    import('./app.ts'),
  ])
  const lifecycle = { draining: false }
  try {
    const first = await addFirstContent(db, env)
    const freeSpace = env.DATABASE_URL ? undefined : freeSpaceIn(env.DATA_DIR)
    const app = await buildApp({ ...optionsOf(env, db), lifecycle, webRoot, freeSpace })
    const address = await listen(app, env)
    const tell = (error: unknown) => app.log.error(error)
    const endTidying = repeatedly(HOUR, () => Promise.all([tidyImages(db), tidyIdempotencyKeys(db)]), tell)
    const endFolding = repeatedly(FOLDING, () => foldDeltas(db), tell)
    const endBallast = freeSpace ? keepBallast(env.DATA_DIR, freeSpace, tell) : async () => {}

    const endBackups = keepBackups(database, env.BACKUP_DIR, freeSpace, app.log)

    async function stop() {
      lifecycle.draining = true
      // only a server that shares its database may have others to which a balancer turns
      if (env.DATABASE_URL) await pause(NOTICE)
      endTidying()
      endFolding()
      endBackups()
      await endBallast()
      await finish(app)
      await close()
    }
    return { address, ...first, lost, stop }
  } catch (error) {
    await close()
    throw error
  }
}

/** Nightly backups, where there is a folder for them (decision 018); gives back what ends them. */
function keepBackups(address: DatabaseAddress, folder: string | undefined, space: FreeSpace | undefined, log: Log) {
  if (folder === undefined) return () => {}
  const say = ({ restored, says }: Proof) => (restored ? log.info(says) : log.warn(says))
  const night = { address, folder, say, freeBytes: space?.bytes }
  return repeatedly(
    HOUR,
    () => backUpNightly(night),
    (error) => log.error(error),
  )
}
type Log = FastifyInstance['log']

function optionsOf(env: Env, db: Db): Parameters<typeof buildApp>[0] {
  const { SMTP_URL: smtp, MAIL_FROM: from, BASE_URL: baseUrl, BACKUP_DIR: backups } = env
  return {
    db,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS,
    sessions: { idleMinutes: env.SESSION_IDLE_MINUTES, maxHours: env.SESSION_MAX_HOURS },
    metricsToken: env.METRICS_TOKEN,
    securityContact: env.SECURITY_CONTACT,
    rateLimits: env.RATE_LIMITS === 'on',
    passwordReset: env.PASSWORD_RESET,
    ...(backups && { lastBackupAt: () => newestBackup(backups) }),
    ...(smtp && from && baseUrl && { mail: { ...smtpMail(smtp, from), baseUrl } }),
  }
}

async function finish(app: FastifyInstance) {
  // a connection that is kept alive after its last answer would hold the server open
  const sweeping = setInterval(() => app.server.closeIdleConnections(), SWEEP)
  const late = setTimeout(() => app.server.closeAllConnections(), IN_FLIGHT)
  await app.close()
  clearInterval(sweeping)
  clearTimeout(late)
}
