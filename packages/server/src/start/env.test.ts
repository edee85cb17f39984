import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

const STORE = 's3://gambar?endpoint=https://s3.contoh.test'
const KEYS = { MEDIA_KEY_ID: 'bank', MEDIA_SECRET: 'rahasia' }

describe('the environment', () => {
  it('may say nothing at all', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      SEED: 'demo',
      PASSWORD_RESET: 'approve',
      REQUIRE_SECOND_FACTOR: 'off',
      SESSION_IDLE_MINUTES: 120,
      SESSION_MAX_HOURS: 12,
      CORS_ORIGINS: [],
      TRUST_PROXY: [],
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'on',
      isLoopback: true,
    })
  })

  it('takes an empty variable for an unset one', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it('starts with the sample content, but not in production', () => {
    expect(readEnv({ NODE_ENV: 'production' }).SEED).toBe('base')
    expect(readEnv({ NODE_ENV: 'production', SEED: 'demo' }).SEED).toBe('demo')
  })

  it('reads lists by their commas', () => {
    const env = readEnv({ CORS_ORIGINS: 'https://a.id, http://b.id:8080', TRUST_PROXY: '127.0.0.1,10.0.0.0/8,::1' })
    expect(env.CORS_ORIGINS).toEqual(['https://a.id', 'http://b.id:8080'])
    expect(env.TRUST_PROXY).toEqual(['127.0.0.1', '10.0.0.0/8', '::1'])
  })

  it('knows a bucket by its parts', () => {
    const MEDIA_STORE = `${STORE}&region=id&prefix=soal/2026-a/&new=no`
    expect(readEnv({ MEDIA_STORE: 'database' }).bucket).toBeUndefined()
    expect(readEnv({ MEDIA_STORE, ...KEYS }).bucket).toEqual({
      ...{ name: 'gambar', endpoint: 'https://s3.contoh.test', region: 'id', prefix: 'soal/2026-a/', takesNew: false },
      ...{ id: 'bank', secret: 'rahasia' },
    })
  })

  it.each([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/bank' }],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://localhost/bank' }],
    ['POSTGRES_BIN_DIR', { POSTGRES_BIN_DIR: '/usr/bin', DATABASE_URL: 'postgres://localhost/bank' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'admin', ADMIN_PASSWORD: 'rahasia-sekali' }],
    ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'rahasia-sekali' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'admin@sekolah.id' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'admin@sekolah.id', ADMIN_PASSWORD: 'pendek' }],
    ['SEED', { SEED: 'demos' }],
    ['SMTP_URL', { SMTP_URL: 'http://surat.id', MAIL_FROM: 'a@b.id', BASE_URL: 'https://b.id' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://surat.id', BASE_URL: 'https://b.id' }],
    ['BASE_URL', { SMTP_URL: 'smtp://surat.id', MAIL_FROM: 'a@b.id' }],
    ['BASE_URL', { BASE_URL: 'soal.sekolah.id' }],
    ['PASSWORD_RESET', { PASSWORD_RESET: 'none' }],
    ['PASSWORD_RESET', { PASSWORD_RESET: 'open', HOST: '0.0.0.0' }],
    ['REQUIRE_SECOND_FACTOR', { REQUIRE_SECOND_FACTOR: 'on' }],
    ['SESSION_IDLE_MINUTES', { SESSION_IDLE_MINUTES: '0' }],
    ['SESSION_MAX_HOURS', { SESSION_MAX_HOURS: '1.5' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: '*' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://a.id/' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
    ['SECURITY_CONTACT', { SECURITY_CONTACT: 'keamanan@sekolah.id' }],
    ['MEDIA_STORE', { MEDIA_STORE: 's3://gambar', MEDIA_KEY_ID: 'bank', MEDIA_SECRET: 'rahasia' }],
    ['MEDIA_STORE', { MEDIA_STORE: 's3://gambar?endpoint=https://s3.contoh.test' }],
    ['MEDIA_STORE', { MEDIA_STORE: `${STORE}&prefix=a%3Fb/`, ...KEYS }],
    ['MEDIA_STORE', { MEDIA_STORE: `${STORE}&prefix=a%2Bb/`, ...KEYS }],
    ['MEDIA_STORE', { MEDIA_STORE: `${STORE}&prefix=../lain/`, ...KEYS }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off', HOST: '192.168.1.5' }],
  ])('is refused in one sentence that names %s: %j', (variable, said) => {
    expect(() => readEnv(said)).toThrow(new RegExp(`^${variable}: [^\\n]+\\.$`))
  })

  it('lets a test machine on the loopback go without throttles', () => {
    expect(readEnv({ RATE_LIMITS: 'off', PASSWORD_RESET: 'open', HOST: '::1' }).RATE_LIMITS).toBe('off')
  })
})
