import type { DatabaseAddress } from '../../packages/server/src/db/address.ts'
import { run } from '../../packages/server/test/statement.ts'
import { type Findings, inspect } from './inspect.ts'
import type { Ledger } from './ledger.ts'

/** The negative control of `inspect`: damages the database directly, once in each way, and returns the findings. */
export async function tamper(address: DatabaseAddress, ledger: Ledger): Promise<Findings> {
  const whole = [...ledger.values()].filter(({ kept, sent, removal }) => kept === sent && removal === 'none')
  const [gone, halved] = whole.map(({ id }) => Number(id))
  await run(address, `delete from question where id = ${gone}`)
  await run(address, `delete from keyword where question_id = ${halved}`)
  await run(address, 'delete from image_bytes where image_id = (select max(image_id) from image_bytes)')
  await run(address, "insert into question_tally values ('', 'nowhere', 1, true, 1)")
  return (await inspect(address, ledger)).findings
}
