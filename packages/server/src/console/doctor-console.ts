import { examine } from '../doctor/examine.ts'
import { StartRefused } from '../process/start-refused.ts'
import { runWithDatabase } from '../start/run-with-database.ts'

// `npm run doctor`
await runWithDatabase(async (env, wishes) => {
  const { lines, healthy } = await examine(env, wishes)
  console.log(lines.slice(0, -1).join('\n'))
  const [verdict = ''] = lines.slice(-1)
  if (!healthy) throw new StartRefused(verdict)
  console.log(verdict)
})
