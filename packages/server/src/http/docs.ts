import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

/** Without a script or a style inside: the product's CSP holds here too. */
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
/** Of swagger-ui-dist these two alone, by their media type. */
const FILES = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' }

/** The contract to read and to try, at `/docs`; needs no token and holds no data. */
export function addDocs(app: FastifyInstance) {
  let document: string | undefined
  const { resolve } = createRequire(import.meta.url)

  app.get('/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(PAGE))
  app.get('/docs/start.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(START))
  app.get('/docs/openapi.json', (_, reply) => {
    document ??= JSON.stringify(openApiDocument())
    return reply.type('application/json; charset=utf-8').send(document)
  })
  for (const [file, type] of Object.entries(FILES)) {
    app.get(`/docs/${file}`, (_, reply) =>
      reply.type(`${type}; charset=utf-8`).send(createReadStream(resolve(`swagger-ui-dist/${file}`))),
    )
  }
}
