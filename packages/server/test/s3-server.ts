import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Keys, signedHeaders } from '../src/media/bucket/sign.ts'

const KEYS: Keys = { id: 'bank', secret: 'rahasia', region: 'us-east-1' }
const PAGE = 2

/** What of S3 a bucket needs, in memory; it refuses a wrong signature. */
export async function startS3() {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const url = new URL(request.url ?? '', `http://${request.headers.host}`)
    if (!isSigned(request, url, body)) return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
    const name = url.pathname.replace('/gambar/', '')
    if (request.method === 'PUT') objects.set(name, body)
    if (request.method === 'DELETE') objects.delete(name)
    if (request.method !== 'GET') return response.end()
    const bytes = name === '' ? listOf([...objects.keys()].sort(), url.searchParams) : objects.get(name)
    if (bytes === undefined) return response.writeHead(404).end('<Code>NoSuchKey</Code>')
    response.end(partOf(bytes, request.headers.range))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    objects,
    place: { ...KEYS, endpoint, name: 'gambar', prefix: '', takesNew: true },
    stop: () => void server.close(),
  }
}

function partOf(bytes: Buffer, range = '') {
  const [, from = 0, to = bytes.length] = /bytes=(\d+)-(\d+)/.exec(range) ?? []
  return bytes.subarray(Number(from), Number(to) + 1)
}

function isSigned({ method = '', headers }: IncomingMessage, url: URL, body: Buffer) {
  const now = new Date(String(headers['x-amz-date']).replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5'))
  const more: Record<string, string> = headers.range ? { range: headers.range } : {}
  return headers.authorization === signedHeaders({ method, url, headers: more, body }, KEYS, now).authorization
}

function listOf(names: string[], query: URLSearchParams) {
  const left = names.filter(
    (name) => name > (query.get('continuation-token') ?? '') && name.startsWith(query.get('prefix') ?? ''),
  )
  const page = left.slice(0, PAGE)
  const next = left.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const all = page.map(
    (name) => `<Contents><Key>${name}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
  )
  return Buffer.from(`<ListBucketResult>${all.join('')}${next}</ListBucketResult>`)
}
