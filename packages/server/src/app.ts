import { contract } from '@bank/contract'
import multipart from '@fastify/multipart'
import fastify, { LogController } from 'fastify'
import { actorOf, SESSION_LIMITS } from './auth/session.repo.ts'
import { throttlesOf } from './auth/throttles.ts'
import type { Db } from './db/connect.ts'
import { readinessOf } from './db/readiness.ts'
import { hasFactor } from './factor/factor.repo.ts'
import { isRequired } from './factor/required.ts'
import type { FreeSpace } from './free-space/free-space.ts'
import { refuseChangesWhenFull } from './free-space/refuse-changes.ts'
import { handlers } from './handlers.ts'
import { bind } from './http/bind/bind.ts'
import { errorHandler } from './http/bind/error-handler.ts'
import { addJsonBodies } from './http/bind/json-bodies.ts'
import { ofDatabase } from './http/bind/multipart.ts'
import { TIME_LIMITS, type TimeLimits } from './http/bind/time-limits.ts'
import { tokenOf } from './http/bind/token.ts'
import { logDamage } from './http/observe/damage-log.ts'
import { addHealth, type Lifecycle } from './http/observe/health.ts'
import { addMetrics } from './http/observe/metrics.ts'
import { measuresOf } from './http/observe/metrics-measures.ts'
import { addRequestLog } from './http/observe/request-log.ts'
import { addDocs } from './http/openapi/docs.ts'
import { limitBodiesUnderWay } from './http/protect/bodies-under-way.ts'
import { answerClientError } from './http/protect/client-error.ts'
import { addCors } from './http/protect/cors.ts'
import { addSecurityHeaders, setSecurityHeaders } from './http/protect/headers.ts'
import { refuseLongAddresses } from './http/protect/long-address.ts'
import { sendFilesOneAfterAnother } from './http/protect/one-after-another.ts'
import { addSecurityTxt } from './http/protect/security-txt.ts'
import { requireUploadRate } from './http/protect/upload-rate.ts'
import { addWebApp } from './http/web-app.ts'
import { forgetUntaken, type KeptFile, keepFile } from './import/job/file.repo.ts'
import type { Bucket } from './media/bucket/bucket.ts'
import { withinQuota } from './media/quota.ts'
import { addMedia } from './media/serve.ts'
import type { AuthOptions } from './sign-in/auth.routes.ts'
import { addClearedCache } from './sign-in/cleared-cache.ts'

export interface AppOptions extends AuthOptions {
  db: Db
  lifecycle?: Lifecycle
  /** Folder of the built web app; none when a test asks only the API. */
  webRoot?: string
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustProxy?: string[]
  /** Origins whose pages may call the API, exactly as browsers name them. */
  corsOrigins?: string[]
  logLevel?: string
  /** Where the log goes; the default is standard output. */
  logTo?: { write: (line: string) => void }
  /** How long calls may take; the default is what operation needs. */
  timeLimits?: TimeLimits
  /** The disk of the embedded database; a server elsewhere watches its own. */
  freeSpace?: FreeSpace | undefined
  /** Opens `/metrics`; without it there is none. */
  metricsToken?: string | undefined
  /** Where to report a weakness, as a URL. */
  securityContact?: string | undefined
  /** Where pictures are that left the database. */
  bucket?: Bucket | undefined
  /** When the newest backup was made, for the metrics. */
  lastBackupAt?: () => Promise<Date | undefined>
  /** How many damaged pages PostgreSQL has read, for the metrics. */
  damagedPages?: () => number
  /** How far each backfill has come, from 0 to 1, for the metrics. */
  backfilled?: () => Record<string, number>
}

const MAX_FILE = 5 * 1024 * 1024
const HEADERS_TIMEOUT_MS = 10_000
/** How often Node looks for late headers. Its default, 30 seconds, is three times the limit. */
const LATE_CHECK_MS = 2_000
/** The longest that a request may take to arrive; most are cut earlier (http/bind/time-limits.ts, http/protect/upload-rate.ts). */
const REQUEST_TIMEOUT_MS = TIME_LIMITS.picture.whole
const KEEP_ALIVE_MS = 65_000
/** A connection on which nothing moves for this long is closed: longer than any answer takes, and it ends clients that do
 * not read their answer. */
const SILENCE_MS = 40_000

const isoTime = () => `,"time":"${new Date().toISOString()}"`

/** The whole product over HTTP, on a database that is migrated. */
export async function buildApp(options: AppOptions) {
  const { db, sessions = SESSION_LIMITS, requireSecondFactor = 'off' } = options
  const { uploadAllowed } = throttlesOf(options)
  const app = fastify({
    logger: options.logLevel
      ? { level: options.logLevel, timestamp: isoTime, ...(options.logTo && { stream: options.logTo }) }
      : false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    trustProxy: options.trustProxy?.length ? options.trustProxy : false,
    exposeHeadRoutes: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: SILENCE_MS,
    routerOptions: { maxParamLength: 200 },
    // no hook runs for an address that the router cannot read
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply)
      errorHandler(error, request, reply)
    },
    clientErrorHandler: answerClientError,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: LATE_CHECK_MS,
      maxHeaderSize: 16 * 1024,
    },
  })
  app.setErrorHandler(errorHandler)
  addRequestLog(app)
  logDamage(app, db)
  requireUploadRate(app)
  sendFilesOneAfterAnother(app)
  addSecurityHeaders(app)
  refuseLongAddresses(app)
  limitBodiesUnderWay(app)
  addJsonBodies(app)
  await addCors(app, options.corsOrigins ?? [])
  await app.register(multipart, { limits: { fileSize: MAX_FILE, files: 1, fields: 10, fieldSize: 10_000, parts: 11 } })
  const { freeSpace } = options
  const databaseIsReady = readinessOf(db)
  addHealth(
    app,
    options.lifecycle ?? { draining: false },
    async () => (await databaseIsReady()) && (freeSpace === undefined || freeSpace.isEnough()),
  )
  await addMetrics(app, options.metricsToken, measuresOf(options))
  addSecurityTxt(app, options.securityContact)
  refuseChangesWhenFull(app, freeSpace)
  addMedia(app, db, options.bucket)
  addClearedCache(app)
  bind(app, contract, handlers({ mailFailed: (error) => app.log.error(error), ...options }), {
    db,
    timeLimits: options.timeLimits,
    actorOf: async (request, background) => {
      const token = tokenOf(request)
      return token === null ? null : actorOf(db, token, sessions, background)
    },
    lacksFactor: async ({ id, level }) => isRequired(requireSecondFactor, level) && !(await hasFactor(db, id)),
    keepFile: async (file, { id }) => {
      await ofDatabase(uploadAllowed(db, id))
      return keepFile(db, file, id)
    },
    forgetUntaken: (kept) => forgetUntaken(db, kept as KeptFile[]),
    mayUpload: async ({ id }) => {
      await uploadAllowed(db, id)
      await withinQuota(db, id)
    },
  })
  addDocs(app)
  await addWebApp(app, options.webRoot)
  return app
}
