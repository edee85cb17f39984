import { contract } from '@bank/contract'
import multipart from '@fastify/multipart'
import fastify, { LogController } from 'fastify'
import type { AuthOptions } from './auth/auth.routes.ts'
import { addClearedCache } from './auth/cleared-cache.ts'
import { actorOf, SESSION_LIMITS } from './auth/session.repo.ts'
import { throttlesOf } from './auth/throttles.ts'
import type { Db } from './db/connect.ts'
import { readinessOf } from './db/readiness.ts'
import type { FreeSpace } from './free-space/free-space.ts'
import { refuseChangesWhenFull } from './free-space/refuse-changes.ts'
import { handlers } from './handlers.ts'
import { bind } from './http/bind.ts'
import { answerClientError } from './http/client-error.ts'
import { addCors } from './http/cors.ts'
import { addDocs } from './http/docs.ts'
import { errorHandler } from './http/error-handler.ts'
import { addSecurityHeaders, setSecurityHeaders } from './http/headers.ts'
import { addHealth, type Lifecycle } from './http/health.ts'
import { addJsonBodies } from './http/json-bodies.ts'
import { refuseLongAddresses } from './http/long-address.ts'
import { addMetrics } from './http/metrics.ts'
import { measuresOf } from './http/metrics-measures.ts'
import { keepPace } from './http/pace.ts'
import { PATIENCE, type Patiences } from './http/patience.ts'
import { addRequestLog } from './http/request-log.ts'
import { addSecurityTxt } from './http/security-txt.ts'
import { tokenOf } from './http/token.ts'
import { addWebApp } from './http/web-app.ts'
import { withinQuota } from './media/quota.ts'
import { addMedia } from './media/serve.ts'

export interface AppOptions extends AuthOptions {
  db: Db
  lifecycle?: Lifecycle
  /** Folder of the built web app; none when a test asks only the API. */
  webRoot?: string
  /** Addresses whose word on the client's address is believed. */
  trustProxy?: string[]
  /** Origins whose pages may call the API, exactly as browsers name them. */
  corsOrigins?: string[]
  logLevel?: string
  /** Where the lines of the log go; to standard output unless told. */
  logTo?: { write: (line: string) => void }
  /** How long calls may take; the targets of operation unless told. */
  patience?: Patiences
  /** The disk of the embedded database; a server elsewhere watches its own. */
  freeSpace?: FreeSpace | undefined
  /** Opens `/metrics`; without it there is none. */
  metricsToken?: string | undefined
  /** Where to report a weakness, as a URL. */
  securityContact?: string | undefined
  /** When the newest backup was made, for the metrics. */
  lastBackupAt?: () => Promise<Date | undefined>
}

const MAX_FILE = 5 * 1024 * 1024
const HEADERS_TIMEOUT_MS = 10_000
/** Node looks for who is late every 30 seconds unless told, which would be three times as long as they have. */
const LATE_CHECK_MS = 2_000
/** The longest that a request may take to arrive; most are cut earlier (http/patience.ts, http/pace.ts). */
const REQUEST_TIMEOUT_MS = PATIENCE.picture.whole
const KEEP_ALIVE_MS = 65_000
/** In which nothing moves on a connection in use: more than any answer takes, and the end of who does not read his. */
const SILENCE_MS = 40_000

const isoTime = () => `,"time":"${new Date().toISOString()}"`

/** The whole product over HTTP, on a database that is migrated. */
export async function buildApp(options: AppOptions) {
  const { db, sessions = SESSION_LIMITS } = options
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
    // an address that the router cannot read meets no hook
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
  keepPace(app)
  addSecurityHeaders(app)
  refuseLongAddresses(app)
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
  addMetrics(app, options.metricsToken, measuresOf(options))
  addSecurityTxt(app, options.securityContact)
  refuseChangesWhenFull(app, freeSpace)
  addMedia(app, db)
  addClearedCache(app)
  bind(app, contract, handlers({ mailFailed: (error) => app.log.error(error), ...options }), {
    db,
    patience: options.patience,
    actorOf: async (request) => {
      const token = tokenOf(request)
      return token === null ? null : actorOf(db, token, sessions)
    },
    mayUpload: async ({ id }) => {
      await uploadAllowed(db, id)
      await withinQuota(db, id)
    },
  })
  addDocs(app)
  await addWebApp(app, options.webRoot)
  return app
}
