import { gzipSync } from 'node:zlib'
import { it } from 'vitest'
import { hostileFiles } from '../packages/server/test/hostile-pictures.ts'
import { sizeOf } from './sizes.ts'
import { held } from './support/held.ts'
import { itemBody } from './support/item.ts'
import { type Installation, newInstallation } from './support/product.ts'
import { answersBut, answersIn, tell, timesOf } from './support/report.ts'

const KB = 1024
const MB = 1024 * KB
const MORE_THAN_FITS = 50

/** Who sends this may lose the line before all of it is sent, and with it the answer. */
const LARGEST = 'a body of 9 MB'

/** What is larger than anybody needs, in each way that a request can be. */
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
  const before = await held(app.pid())
  const answers = new Map<string, number>()
  const times: number[] = []
  const hear = async (name: string, asking: Promise<string>) => {
    const from = performance.now()
    const said = await asking
    const status = said === 'cut' && name !== LARGEST ? `cut at ${name}` : said
    times.push(performance.now() - from)
    answers.set(status, (answers.get(status) ?? 0) + 1)
  }
  for (let round = 0; round < sizeOf('oversized'); round += 1) {
    for (const [name, request] of Object.entries(OVERSIZED)) await hear(name, statusOf(app, request))
    const picture = pictures[round % pictures.length]?.bytes ?? Buffer.alloc(0)
    await hear('a picture', statusOf(app, withPicture(app, picture)))
  }
  const after = await held(app.pid())
  const honest = await statusOf(app, {})
  await app.remove()

  tell({
    part: 'T10',
    title: 'Requests and pictures that are too large',
    sizes: { oversized: sizeOf('oversized') },
    held: {
      'other answers than refusals': [answersBut(answers, ['400', '413', '414', '415', '422', 'cut']), ''],
      'who asks for little is served': [honest, '200'],
      'more than 50 MB of memory more': [after.megabytes - before.megabytes > MORE_THAN_FITS, false],
    },
    seen: {
      answers: answersIn(answers),
      'refused after': timesOf(times),
      'memory before and after': `${before.megabytes} and ${after.megabytes} MB`,
    },
  })
})

/** A question whose picture is no picture, or a bomb. */
function withPicture({ place }: Installation, bytes: Buffer): RequestInit & { path: string } {
  const body = itemBody('besar', 1, place, `data:image/png;base64,${bytes.toString('base64')}`)
  return { path: '/v1/question', method: 'POST', body: JSON.stringify(body) }
}

/** `cut` when the line was lost before an answer. */
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
