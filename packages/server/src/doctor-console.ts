import { runCommand } from './console.ts'
import { databaseOf } from './database-of.ts'
import { examine } from './doctor/examine.ts'
import { readEnv } from './env.ts'
import { StartRefused } from './start-refused.ts'

// `npm run doctor`
await runCommand(async () => {
  const env = readEnv()
  const { lines, healthy } = await examine(env, databaseOf(env))
  console.log(lines.slice(0, -1).join('\n'))
  const [verdict = ''] = lines.slice(-1)
  if (!healthy) throw new StartRefused(verdict)
  console.log(verdict)
})
