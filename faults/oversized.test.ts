import { gzipSync } from 'node:zlib'
import { it } from 'vitest'
import { hostileFiles } from '../packages/server/test/hostile-pictures.ts'
import { sizeOf } from './sizes.ts'
import { itemBody } from './support/item.ts'
import { type Installation, newInstallation } from './support/product.ts'
import { answerCounts, tell, timesOf, unexpectedAnswers } from './support/report.ts'
import { resourcesOf } from './support/resources.ts'

const KB = 1024
const MB = 1024 * KB
const MORE_THAN_FITS = 50

/** The server may close the connection before this body is sent in full; then the client gets no response. */
const LARGEST = 'a body of 9 MB'

/** Requests that are larger than any real use needs, in each part of a request. */
const OVERSIZED: Record<string, RequestInit & { path?: string }> = {
  [LARGEST]: { method: 'POST', body: JSON.stringify({ class_name: 'a'.repeat(9 * MB) }) },
  'a header of 64 KB': { headers: { 'x-long': 'a'.repeat(64 * KB) } },
  'an address of 64 KB': { path: `/v1/class/${'9'.repeat(64 * KB)}` },
  'a hundred thousand parameters': { path: `/v1/class?${'a=1&'.repeat(100_000)}` },
  '100 MB of zeros, packed': {
    method: 'POST',
    headers: { 'content-encoding': 'gzip' },
    body: new Uint8Array(gzipSync(Buffer.alloc(100 * MB))),
  },
  'brackets a hundred thousand deep': { method: 'POST', body: `${'['.repeat(100_000)}${']'.repeat(100_000)}` },
}

it('refuses what is too large, at once and in little memory', async () => {
  const app = await newInstallation()
  const pictures = Object.values(await hostileFiles()).filter(({ becomes }) => becomes === 'nothing')
  const before = await resourcesOf(app.pid())
  const answers = new Map<string, number>()
  const times: number[] = []
  const hear = async (name: string, asking: Promise<string>) => {
    const from = performance.now()
    const result = await asking
    const status = result === 'cut' && name !== LARGEST ? `cut at ${name}` : result
    times.push(performance.now() - from)
    answers.set(status, (answers.get(status) ?? 0) + 1)
  }
  for (let round = 0; round < sizeOf('oversized'); round += 1) {
    for (const [name, request] of Object.entries(OVERSIZED)) await hear(name, statusOf(app, request))
    const picture = pictures[round % pictures.length]?.bytes ?? Buffer.alloc(0)
    await hear('a picture', statusOf(app, withPicture(app, picture)))
  }
  const after = await resourcesOf(app.pid())
  const honest = await statusOf(app, {})
  await app.remove()

  tell({
    part: 'T10',
    title: 'Requests and pictures that are too large',
    sizes: { oversized: sizeOf('oversized') },
    held: {
      'other answers than refusals': [unexpectedAnswers(answers, ['400', '413', '414', '415', '422', 'cut']), ''],
      'who asks for little is served': [honest, '200'],
      'more than 50 MB of memory more': [after.megabytes - before.megabytes > MORE_THAN_FITS, false],
    },
    seen: {
      answers: answerCounts(answers),
      'refused after': timesOf(times),
      'memory before and after': `${before.megabytes} and ${after.megabytes} MB`,
    },
  })
})

/** A question whose picture is not a valid image, or is a decompression bomb. */
function withPicture({ place }: Installation, bytes: Buffer): RequestInit & { path: string } {
  const body = itemBody('besar', 1, place, `data:image/png;base64,${bytes.toString('base64')}`)
  return { path: '/v1/question', method: 'POST', body: JSON.stringify(body) }
}

/** The status, or `cut` when the connection was closed before a response. */
async function statusOf(
  { origin, token }: Installation,
  { path = '/v1/class', ...request }: RequestInit & { path?: string },
) {
  const headers = { token, 'content-type': 'application/json', ...(request.headers as Record<string, string>) }
  try {
    const answer = await fetch(`${origin}${path}`, { ...request, headers })
    await answer.arrayBuffer()
    return String(answer.status)
  } catch {
    return 'cut'
  }
}
