import { install } from '../run/install.mjs'
import { check } from './checks.mjs'

// `npm run check`
await install()
const { red } = await check()
process.exit(red.length > 0 ? 1 : 0)
