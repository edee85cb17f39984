import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The address of the API during `npm run dev`. */
const server = `http://127.0.0.1:${process.env.PORT || 3000}`

export default defineConfig({
  plugins: [react(), tailwind(), withoutJsonSchema(), withoutOpenApi(), compressed()],
  server: {
    host: '127.0.0.1',
    proxy: { '/v1': server, '/media': server, '/docs': server, '/healthz': server },
  },
  build: {
    // The CSP allows no inline script and no data: font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // lists which chunk imports which; .size-limit.mjs reads it
    manifest: true,
    // kB before compression: the formula editor is the only large chunk; the real budgets are in .size-limit.mjs
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        // the first chunk lists the file names of all others: short names keep it small
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          // otherwise code that the first page shares with a group would make the first page load the whole group
          includeDependenciesRecursively: false,
          // Code that every screen needs changes less often than the screens, so it has chunks of its own.
          groups: [
            // the code of every list: fewer files to request
            {
              name: 'lists',
              test: /src\/(api\/(allowed|list|unknown)|ui\/(cards?|chip|date-filter|empty-state|filter-bar|list-search|load-failure|loaded|menu|nothing-found|on-demand|opened|opening|page-header|paged|pager|search-box|skeleton))\.tsx?$/,
            },
            // what every list of questions needs, with the icons of its header: a chunk for each would need more bytes
            {
              name: 'questions',
              test: /contract\/src\/snpmb\.ts$|src\/(question\/(bank\/banks|findings\/soon|item\/reads|stage\/moved-words)\.ts|ui\/status-pill\.tsx)$|lucide-react\/.*\/(file-(input|output)|layers|plus|send)\.m?js$/,
            },
            // what cards and dialogs of questions know of the review flow
            {
              name: 'stages',
              test: /contract\/src\/(notice|review-policy|stages)\.ts$|src\/(telaah\/(due-words|notice-words|own-review|stage-words|withdraw-note)|question\/(findings\/soon|stage\/moved-words))\.tsx?$|lucide-react\/.*\/(clipboard-check|list-checks|undo-2)\.m?js$/,
            },
            // icons of several screens, none of them the first
            {
              name: 'late-icons',
              test: /lucide-react\/.*\/(arrow-(down|up)|bell|circle-check|download|equal|external-link|image-plus|printer|shield-check|triangle-exclamation-point)\.m?js$/,
            },
            // short functions without imports of their own that two or three late chunks share
            {
              name: 'shared',
              test: /contract\/src\/question-form\/score\.ts$|contract\/src\/search\/half-typed\.ts$|exchange\/src\/formula\/escape\.ts$|src\/ui\/(focus-after-removal|save-as|several)\.ts$/,
            },
            // shared by the screens of plain rows
            { name: 'rows', test: /src\/(form\/(delete-button|row-dialog)|ui\/(confirm-delete|edit-button))\.tsx$/ },
            // what the filters and forms of questions and topics choose from
            {
              name: 'lookups',
              test: /contract\/src\/(category|class|crud|image|indicator|question-level|subject|subtopic|topic|zone)\.ts$|src\/api\/lookups\.ts$/,
            },
            // uploads of every editor
            { name: 'uploads', test: /src\/(api\/data-url|editor\/use-(editor|text)-uploads)\.ts$/ },
            // zod with its settings: they must run before the first schema, or zod tries eval, which the CSP forbids
            { name: 'zod', test: /node_modules\/zod\/|src\/app\/zod\.ts$/ },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|lucide-react\/dist\/esm\/(?!icons)/ },
            { name: 'tanstack', test: /node_modules\/(@tanstack|use-sync-external-store)\// },
            // what the first page and most others say and read: apart, each would be packed by itself
            { name: 'words', test: /contract\/src\/(errors|page|question-words|reply)\.ts$|src\/ui\/text\.ts$/ },
            // icons of almost every screen: a chunk for each would need more bytes in the first chunk than it holds
            {
              name: 'icons',
              test: /lucide-react\/.*\/(book-open|check|chevron-(down|left|right|up)|circle-(dashed|exclamation-point)|copy|ellipsis|eye|file-search|key-round|pencil|rotate-ccw(-clock)?|search|sliders-horizontal|trash-2|trash|university|x)\.m?js$/,
            },
          ],
        },
      },
    },
  },
})

/**
 * The web app writes no JSON Schema, but zod's classes carry the code for it to the first page: some 5 kB after
 * compression. Every function of these two modules becomes one that does nothing; the server has the whole zod.
 */
function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    enforce: 'pre',
    load: async (id) => {
      if (!/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return null
      const names = (await readFile(id, 'utf8')).matchAll(/^export (?:const|function) (\w+)/gm)
      return Array.from(names, ([, name]) => `export const ${name} = () => {}`).join('\n')
    },
  }
}

/** The summaries of routes and the names of shapes are for the OpenAPI document, which the server alone writes. */
function withoutOpenApi(): Plugin {
  return {
    name: 'without-open-api',
    apply: 'build',
    // before types are taken off, which writes the code anew
    enforce: 'pre',
    transform: {
      filter: { id: /contract\/src\/[^?]*\.ts$/ },
      handler: (code) =>
        code.replace(/^\s*summary:\s*(?:'[^'\n]*'|"[^"\n]*"),$/gm, '').replace(/\s*\.meta\(\{ id: '\w+' \}\)/g, ''),
    },
  }
}

/** Writes `.br` and `.gz` files beside every text file: the server sends these, and compresses nothing itself. */
function compressed(): Plugin {
  const [brotlied, gzipped] = [promisify(brotliCompress), promisify(gzip)]
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: async ({ dir = 'dist' }) => {
      const names = await readdir(dir, { recursive: true })
      const texts = names.filter((name) => /\.(js|css|svg)$/.test(name)).map((name) => join(dir, name))
      for (const path of texts) {
        const content = await readFile(path)
        await Promise.all([
          writeFile(`${path}.br`, await brotlied(content)),
          writeFile(`${path}.gz`, await gzipped(content, { level: 9 })),
        ])
      }
    },
  }
}
