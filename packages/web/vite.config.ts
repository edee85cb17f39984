import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), tailwind(), compressed()],
  server: {
    host: '127.0.0.1',
    proxy: { '/v1': server, '/media': server, '/docs': server, '/healthz': server },
  },
  build: {
    // The CSP allows no inline script and no data: font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // which chunk needs which: the bundle budgets ask
    manifest: true,
    // in kB before packing: the visual formula field is the one large chunk; .size-limit.mjs holds the real budgets
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        // the first chunk lists the others: names without words keep it small
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          // else what the first page shares with a group would bring the whole group to it
          includeDependenciesRecursively: false,
          // What every screen needs changes less often than the screens do.
          groups: [
            // what every list is made of: fewer files to ask for
            {
              name: 'lists',
              test: /src\/(api\/list|ui\/(cards?|chip|empty-state|filter-bar|load-failure|loaded|menu|nothing-found|on-demand|opening|page-header|paged|pager|search-box|skeleton))\.tsx?$/,
            },
            // zod with its settings: they must be read before the first schema is made, or zod probes for eval
            { name: 'zod', test: /node_modules\/zod\/|src\/app\/zod\.ts$/ },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|lucide-react\/dist\/esm\/(?!icons)/ },
            { name: 'tanstack', test: /node_modules\/@tanstack\// },
            // icons of nearly every list: a chunk for each would be longer in the first chunk's list than in itself
            {
              name: 'icons',
              test: /lucide-react\/.*\/(check|chevron-(down|up)|ellipsis|key-round|trash-2|trash|x)\.m?js$/,
            },
          ],
        },
      },
    },
  },
})

/** Writes `.br` and `.gz` beside every text file: the server sends those, and compresses nothing itself. */
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
