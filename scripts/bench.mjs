import { build } from './build.mjs'
import { install } from './install.mjs'
import { ROOT, run } from './run.mjs'

// `npm run bench`, `npm run bench:web`: the first argument names the program in bench/; the others are its own.
const [program = '', ...options] = process.argv.slice(2)
process.chdir(ROOT)
await install()
await build()
process.exit(await run(process.execPath, ['--import', 'tsx', `bench/${program}.ts`, ...options]))
