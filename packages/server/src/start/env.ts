import { isIP } from 'node:net'
import * as z from 'zod'
import { StartRefused } from '../process/start-refused.ts'

export type Env = ReturnType<typeof readEnv>

/**
 * All environment variables (decisions 7). They are read once, at the start; all other code takes its settings as
 * arguments. A wrong value is refused in one sentence that names the variable; an empty one counts as unset.
 */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const said = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const { data, error } = variables.safeParse(said)
  const [issue] = error?.issues ?? []
  if (issue) throw new StartRefused(`${issue.path.join('.')}: ${issue.message}`)
  if (!data) throw new StartRefused('Lingkungan tidak dapat dibaca.')
  const SEED = data.SEED ?? (data.NODE_ENV === 'production' ? 'base' : 'demo')
  const bucket = data.MEDIA_STORE && bucketOf(data.MEDIA_STORE)
  const place = bucket && { ...bucket, id: data.MEDIA_KEY_ID ?? '', secret: data.MEDIA_SECRET ?? '' }
  return { ...data, SEED, isLoopback: isLoopback(data.HOST), bucket: place || undefined }
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

const number = (from: number, to: number) => {
  const error = `harus bilangan bulat ${from} sampai ${to}.`
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(z.number().min(from, error).max(to, error))
}
const oneOf = <const Words extends readonly string[]>(...words: Words) =>
  z.enum(words, { error: `harus salah satu dari ${words.join(', ')}.` })
const urlOf = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `harus berupa URL, misalnya ${example}.` })
const webUrl = urlOf(/^https?$/, 'https://soal.sekolah.id')

const ORIGINS = 'harus berisi asal yang persis, dipisahkan koma, misalnya https://soal.sekolah.id.'
const PROXIES = 'harus off, atau alamat proksi dipisahkan koma, misalnya 127.0.0.1 atau 10.0.0.0/8.'
const list = (text: string) => text.split(',').map((part) => part.trim())
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text
const isProxy = (text: string) => {
  const [address = '', bits = '0'] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  return isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most
}

const STORES =
  'harus database, atau s3://nama?endpoint=https://..., bila perlu dengan &region=, &prefix= (huruf, angka, - _ /) dan &new=no.'

/** What stands in an address as it is: other signs would be signed otherwise by a service, or end the name. */
const PREFIX = /^[\w/-]*$/

/** The parts of `s3://name?endpoint=...`; undefined for anything else. */
function bucketOf(text: string) {
  const said = URL.canParse(text) ? new URL(text) : undefined
  const {
    endpoint = '',
    region = 'us-east-1',
    prefix = '',
    new: taken = 'yes',
  } = Object.fromEntries(said?.searchParams ?? [])
  const isPlace = said?.protocol === 's3:' && said.host && /^https?:/.test(endpoint) && URL.canParse(endpoint)
  if (!isPlace || !PREFIX.test(prefix) || !['yes', 'no'].includes(taken)) return undefined
  return { name: said.host, endpoint, region, prefix, takesNew: taken === 'yes' }
}

const single = z.object({
  NODE_ENV: z.string().optional(),
  PORT: number(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: urlOf(/^postgres(ql)?$/, 'postgres://bank:sandi@localhost:5432/bank_soal').optional(),
  DATABASE_DIRECT_URL: urlOf(/^postgres(ql)?$/, 'postgres://bank:sandi@localhost:5432/bank_soal').optional(),
  POSTGRES_BIN_DIR: z.string().optional(),
  ADMIN_EMAIL: z.email('harus berupa alamat e-mail.').max(254, 'paling banyak 254 karakter.').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'paling sedikit 8 karakter.').max(128, 'paling banyak 128 karakter.').optional(),
  SEED: oneOf('demo', 'base', 'none').optional(),
  SMTP_URL: urlOf(/^smtps?$/, 'smtps://nama:sandi@surat.sekolah.id').optional(),
  MAIL_FROM: z.string().includes('@', { error: 'harus berupa alamat e-mail.' }).optional(),
  BASE_URL: webUrl.optional(),
  PASSWORD_RESET: oneOf('approve', 'open').default('approve'),
  REQUIRE_SECOND_FACTOR: oneOf('off', 'admins', 'all').default('off'),
  SESSION_IDLE_MINUTES: number(1, 100_000).default(120),
  SESSION_MAX_HOURS: number(1, 10_000).default(12),
  CORS_ORIGINS: z
    .string()
    .transform(list)
    .refine((all) => all.every(isOrigin), ORIGINS)
    .default([]),
  TRUST_PROXY: z
    .string()
    .transform((text) => (text === 'off' ? [] : list(text)))
    .refine((all) => all.every(isProxy), PROXIES)
    .default([]),
  LOG_LEVEL: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace').default('info'),
  METRICS_TOKEN: z.string().min(16, 'paling sedikit 16 karakter.').optional(),
  SECURITY_CONTACT: urlOf(/^(https|mailto)$/, 'mailto:keamanan@sekolah.id').optional(),
  RATE_LIMITS: oneOf('on', 'off').default('on'),
  BACKUP_DIR: z.string().optional(),
  MEDIA_STORE: z
    .string()
    .transform((text) => (text === 'database' ? undefined : text))
    .refine((text) => text === undefined || bucketOf(text), STORES)
    .optional(),
  MEDIA_KEY_ID: z.string().optional(),
  MEDIA_SECRET: z.string().optional(),
})
type Said = z.output<typeof single>

/** Rules about two variables; each names the one to change. */
const RULES: [keyof Said, (said: Said) => boolean, string][] = [
  ['POSTGRES_BIN_DIR', (said) => !(said.POSTGRES_BIN_DIR && said.DATABASE_URL), 'tidak dipakai bersama DATABASE_URL.'],
  [
    'DATABASE_DIRECT_URL',
    (said) => !said.DATABASE_DIRECT_URL || Boolean(said.DATABASE_URL),
    'hanya dipakai bersama DATABASE_URL.',
  ],
  [
    'MEDIA_STORE',
    (said) => !said.MEDIA_STORE || Boolean(said.MEDIA_KEY_ID && said.MEDIA_SECRET),
    'perlu MEDIA_KEY_ID dan MEDIA_SECRET.',
  ],
  ['ADMIN_PASSWORD', (said) => !said.ADMIN_EMAIL || Boolean(said.ADMIN_PASSWORD), 'wajib diisi bersama ADMIN_EMAIL.'],
  ['ADMIN_EMAIL', (said) => !said.ADMIN_PASSWORD || Boolean(said.ADMIN_EMAIL), 'wajib diisi bersama ADMIN_PASSWORD.'],
  ['MAIL_FROM', (said) => !said.SMTP_URL || Boolean(said.MAIL_FROM), 'wajib diisi bersama SMTP_URL.'],
  ['BASE_URL', (said) => !said.SMTP_URL || Boolean(said.BASE_URL), 'wajib diisi bersama SMTP_URL.'],
  [
    'PASSWORD_RESET',
    (said) => said.PASSWORD_RESET !== 'open' || isLoopback(said.HOST),
    'open hanya boleh bila HOST loopback.',
  ],
  ['RATE_LIMITS', (said) => said.RATE_LIMITS !== 'off' || isLoopback(said.HOST), 'off hanya boleh bila HOST loopback.'],
]

const variables = single.superRefine((said, context) => {
  for (const [name, holds, message] of RULES) {
    if (!holds(said)) context.addIssue({ code: 'custom', path: [name], message })
  }
})
