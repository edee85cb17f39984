import { check } from './checks.mjs'
import { install } from './install.mjs'

// `npm run check`
await install()
const { failed } = await check()
process.exit(failed > 0 ? 1 : 0)
