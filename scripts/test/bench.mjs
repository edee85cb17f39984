import { build } from '../run/build.mjs'
import { install } from '../run/install.mjs'
import { ROOT, run } from '../run/process.mjs'

// `npm run bench`, `npm run bench:web`: the first argument names the program in bench/; the rest is passed to it.
const [program = '', ...options] = process.argv.slice(2)
process.chdir(ROOT)
await install()
await build()
process.exit(await run(process.execPath, ['--import', 'tsx', `bench/${program}.ts`, ...options]))
