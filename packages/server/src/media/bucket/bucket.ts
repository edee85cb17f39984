import { StartRefused } from '../../process/start-refused.ts'
import { type Keys, sha256, signedHeaders } from './sign.ts'

/** A store of objects that are named by the SHA-256 of their bytes. */
export interface Bucket {
  /** Whether servers put new pictures there; else those that are there are read. */
  takesNew: boolean
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The bytes of an object, or some of them; undefined when there is none. */
  get(name: string, part?: { from: number; length: number }): Promise<Buffer | undefined>
  /** Some objects, in the order of their names, and what to give for the next ones. */
  list(next?: string): Promise<{ objects: { name: string; changed: Date }[]; next: string | undefined }>
  remove(name: string): Promise<void>
}

export interface Place extends Keys {
  endpoint: string
  name: string
  /** Before the name of each object. */
  prefix: string
  takesNew: boolean
}

const TIMEOUT_MS = 20_000
const KEYS = 'MEDIA_KEY_ID dan MEDIA_SECRET'
/** What to look at when the service answers with such a code. */
const REASONS: Record<string, string> = {
  AccessDenied: `${KEYS}, dan hak kunci itu atas bucket`,
  AuthorizationHeaderMalformed: '&region= di MEDIA_STORE',
  InvalidAccessKeyId: KEYS,
  NoSuchBucket: 'nama bucket di MEDIA_STORE',
  RequestTimeTooSkewed: 'jam mesin ini',
  SignatureDoesNotMatch: KEYS,
}

/** The bucket of an S3 service; its name stands in the path, which every service takes. */
export function bucketAt({ endpoint, name, prefix, takesNew, ...keys }: Place): Bucket {
  async function ask(
    method: string,
    path: string,
    { body, headers = {} }: { body?: Uint8Array; headers?: Record<string, string> } = {},
  ) {
    const url = new URL(`/${name}/${path}`, endpoint)
    const signed = signedHeaders({ method, url, headers, body }, keys, new Date())
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, {
      method,
      headers: signed,
      signal,
      ...(body && { body: new Uint8Array(body) }),
    }).catch((cause) => {
      throw new StartRefused(`MEDIA_STORE: ${endpoint} tidak dapat dihubungi.`, { cause })
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (response.ok) return bytes
    if (response.status === 404 && !bytes.includes('NoSuchBucket')) return undefined
    const [, code = ''] = /<Code>(\w+)/.exec(bytes.toString()) ?? []
    const said = `MEDIA_STORE: ${method} ditolak (${`${response.status} ${code}`.trim()})`
    throw new StartRefused(code in REASONS ? `${said}; periksa ${REASONS[code]}.` : `${said}.`)
  }

  return {
    takesNew,
    async put(object, body) {
      await ask('PUT', prefix + object, { body })
    },
    get: (object, part) =>
      ask('GET', prefix + object, part && { headers: { range: `bytes=${part.from}-${part.from + part.length - 1}` } }),
    async list(next) {
      const query = new URLSearchParams({ 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) })
      const text = String(await ask('GET', `?${query}`))
      const objects = [...text.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, one = '']) => ({
        name: within(one, 'Key').slice(prefix.length),
        changed: new Date(within(one, 'LastModified')),
      }))
      return { objects, next: within(text, 'NextContinuationToken') || undefined }
    },
    async remove(object) {
      await ask('DELETE', prefix + object)
    },
  }
}

const within = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? ''

/** The whole picture with this etag. Throws when it is not there, or not the same. */
export async function pictureIn(bucket: Bucket, etag: string): Promise<Buffer> {
  const bytes = await bucket.get(etag)
  if (bytes && sha256(bytes) === etag) return bytes
  throw new StartRefused(`MEDIA_STORE: objek ${etag} ${bytes ? 'berubah' : 'tidak ada'}.`)
}
