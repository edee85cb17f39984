import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

/** Has no inline script or style, because of the CSP. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Bank Soal API</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
    <script src="/docs/swagger-ui-bundle.js" defer></script>
    <script src="/docs/start.js" defer></script>
  </head>
  <body>
    <div id="docs"></div>
  </body>
</html>
`
const START = `SwaggerUIBundle({ url: '/docs/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none' })\n`
/** The only two files of swagger-ui-dist that are served, with their media types. */
const FILES = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' }

const compressed = async (whole: Buffer) => ({ whole, gzip: await promisify(gzip)(whole) })

/** The API's documentation at `/docs`; needs no token and holds no data. */
export function addDocs(app: FastifyInstance) {
  /** Bytes, which all answers share: of a text, each would hold a copy until its client has read it. Compressed once. */
  let document: Promise<Record<'whole' | 'gzip', Buffer>> | undefined
  const { resolve } = createRequire(import.meta.url)

  app.get('/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(PAGE))
  app.get('/docs/start.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(START))
  app.get('/docs/openapi.json', async ({ headers }, reply) => {
    document ??= compressed(Buffer.from(JSON.stringify(openApiDocument())))
    const { whole, gzip } = await document
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
    if (!/\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(headers['accept-encoding'] ?? '')) return reply.send(whole)
    return reply.header('content-encoding', 'gzip').send(gzip)
  })
  for (const [file, type] of Object.entries(FILES)) {
    app.get(`/docs/${file}`, (_, reply) =>
      reply.type(`${type}; charset=utf-8`).send(createReadStream(resolve(`swagger-ui-dist/${file}`))),
    )
  }
}
