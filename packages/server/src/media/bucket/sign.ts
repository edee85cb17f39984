import { createHash, createHmac } from 'node:crypto'

export interface Keys {
  id: string
  secret: string
  region: string
}

interface Signable {
  method: string
  url: URL
  /** Besides `host` and those that the signature adds. */
  headers?: Record<string, string>
  body?: Uint8Array | undefined
}

export const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** The headers of a request to an S3 service, with its signature (AWS Signature Version 4, of the body too). */
export function signedHeaders({ method, url, headers = {}, body }: Signable, { id, secret, region }: Keys, now: Date) {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const day = time.slice(0, 8)
  const payload = sha256(body ?? '')
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': payload,
    'x-amz-date': time,
  }
  const names = Object.keys(all).sort()
  const request = [
    method,
    url.pathname,
    [...url.searchParams]
      .map((pair) => pair.map(encoded).join('='))
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${all[name]}`),
    '',
    names.join(';'),
    payload,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day))
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n')).toString('hex')
  const { host: _, ...sent } = all
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${id}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  }
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
