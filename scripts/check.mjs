import { check } from './checks.mjs'
import { install } from './install.mjs'

// `npm run check`
await install()
const { red } = await check()
process.exit(red.length > 0 ? 1 : 0)
