import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { buildApp } from '../app.ts'
import { lackOfFolder, newestBackup } from '../backup/folder.ts'
import { backUpNightly } from '../backup/nightly.ts'
import type { Proof } from '../backup/prove-backup.ts'
import { backfillingOf } from '../db/backfilling.ts'
import type { Db } from '../db/connect.ts'
import { openAll } from '../db/pool-use.ts'
import { relyingPartyOf } from '../factor/relying-party.ts'
import { freeSpaceIn } from '../free-space/free-space.ts'
import { keepBallast } from '../free-space/keep-ballast.ts'
import { smtpMail } from '../mail/smtp.ts'
import { bucketAt } from '../media/bucket/bucket.ts'
import { openDatabase } from '../postgres/open.ts'
import { collectWhenCalm } from '../process/collect-when-calm.ts'
import { repeatedly } from '../process/repeatedly.ts'
import { BACKFILLS } from './backfills.ts'
import { databaseOf } from './database-of.ts'
import type { Env } from './env.ts'
import { addFirstContent } from './first-content.ts'
import { startJobs } from './jobs.ts'
import { keepPictures } from './keep-pictures.ts'
import { listen } from './listen.ts'
import { tellOfDamage, watchDamage } from './watch-damage.ts'

/** In milliseconds: for a load balancer to notice `/readyz`, and for running requests to finish (reliability 4). */
const NOTICE = 5_000
const IN_FLIGHT = 20_000
const SWEEP = 50
const HOUR = 3_600_000

export interface RunningServer {
  /** Where people reach it, as a URL. */
  address: string
  /** Of the first admin, when this start made up the password. */
  signIn: { email: string; password: string } | null
  /** Whether sample content was written at this start. */
  sample: boolean
  /** Rejects when it cannot go on. */
  lost: Promise<never>
  /** What does not work, though the server does. */
  warning: string | undefined
  /** Finishes running requests, then ends the database. */
  stop(): Promise<void>
}

/** The whole product: a migrated database with its first content and admin, and the app on its port. */
export async function startServer(env: Env, webRoot: string, backfills = BACKFILLS): Promise<RunningServer> {
  // PostgreSQL starts while the app is loaded
  const [{ db, address: database, lost, close }, { buildApp }] = await Promise.all([
    openDatabase(databaseOf(env)),
    import('../app.ts'),
  ])
  const lifecycle = { draining: false }
  try {
    const first = await addFirstContent(db, env)
    const freeSpace = env.DATABASE_URL ? undefined : freeSpaceIn(env.DATA_DIR)
    const backfilling = backfillingOf(db, backfills)
    const backfilled = backfilling.progress
    const damage = watchDamage(db, (found) => tellOfDamage(db, app.log, found))
    const damagedPages = damage.count
    const bucket = env.bucket && bucketAt(env.bucket)
    const options = optionsOf(env, db)
    const app = await buildApp({
      ...options,
      bucket,
      lifecycle,
      webRoot,
      freeSpace,
      backfilled,
      damagedPages,
    })
    const address = await listen(app, env)
    const tell = (error: unknown) => app.log.error(error)
    openAll(db).catch(tell)
    const endMoving = await keepPictures(db, bucket, app.log)
    const endJobs = startJobs({ db, bucket, mail: options.mail, lookForDamage: damage.look, failed: tell })
    const endFilling = backfilling.start(tell)
    const endCollecting = collectWhenCalm()
    const endBallast = freeSpace ? keepBallast(env.DATA_DIR, freeSpace, tell) : async () => {}

    const warning = env.BACKUP_DIR === undefined ? undefined : await lackOfFolder(env.BACKUP_DIR)
    if (warning) app.log.error(warning)
    const endBackups = keepBackups({ address: database, bucket, freeBytes: freeSpace?.bytes }, env.BACKUP_DIR, app.log)

    async function stop() {
      lifecycle.draining = true
      // only servers on one external database can have replicas that a load balancer may use instead
      if (env.DATABASE_URL) await pause(NOTICE)
      endJobs()
      endMoving()
      endCollecting()
      endBackups()
      await endFilling()
      await endBallast()
      await finish(app)
      await close()
    }
    return { address, ...first, lost, warning, stop }
  } catch (error) {
    await close()
    throw error
  }
}

/** Makes nightly backups when a folder is configured (decision 018). The returned function stops them. */
function keepBackups(
  of: Omit<Parameters<typeof backUpNightly>[0], 'folder' | 'say'>,
  folder: string | undefined,
  log: Log,
) {
  if (folder === undefined) return () => {}
  const say = ({ restored, says }: Proof) => (restored ? log.info(says) : log.warn(says))
  const night = { ...of, folder, say }
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
    requireSecondFactor: env.REQUIRE_SECOND_FACTOR,
    relyingParty: relyingPartyOf(baseUrl),
    ...(backups && { lastBackupAt: () => newestBackup(backups) }),
    ...(smtp && from && baseUrl && { mail: { ...smtpMail(smtp, from), baseUrl } }),
  }
}

async function finish(app: FastifyInstance) {
  // an idle keep-alive connection would keep the server from closing
  const sweeping = setInterval(() => app.server.closeIdleConnections(), SWEEP)
  const late = setTimeout(() => app.server.closeAllConnections(), IN_FLIGHT)
  await app.close()
  clearInterval(sweeping)
  clearTimeout(late)
}
