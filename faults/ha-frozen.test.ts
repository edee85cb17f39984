import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, it } from 'vitest'
import { sizeOf } from './sizes.ts'
import { failOver, heldByFailOver, type Strike } from './support/fail-over.ts'
import { patroniOf } from './support/patroni.ts'
import { LOOP, TTL } from './support/patroni-node.ts'
import { answerCounts, isNotRun, tell, timesOf } from './support/report.ts'

const T37 = { part: 'T37', title: 'The leader of two PostgreSQL under Patroni is frozen during saves' }
const TRIES_OF_OLD = 3
const [debian, old] = [await patroniOf('trixie'), await patroniOf('bookworm')]
afterAll(async () => {
  for (const one of [debian, old]) if (typeof one !== 'string') await one.remove()
})
const reason = [debian, old].find((one) => typeof one === 'string')

it.skipIf(isNotRun(T37, reason))(
  'loses nothing when the leader is frozen and comes back; an old Patroni does',
  async () => {
    if (typeof debian === 'string' || typeof old === 'string') return
    const done = await failOver(debian, sizeOf('leaderFreezes'), freeze)
    const before = await failOver(old, TRIES_OF_OLD, freeze, ({ lost }) => lost.length > 0)

    const { pauses, answers, kept, versions } = done
    tell({
      ...T37,
      sizes: { leaderFreezes: pauses.length, savesBeforeKill: sizeOf('savesBeforeKill') },
      held: heldByFailOver(done),
      controls: {
        [`the same with Patroni ${before.versions['version of Patroni']}: acknowledged changes lost`]: [
          before.findings.lost.length > 0,
          true,
        ],
      },
      seen: {
        'acknowledged changes': kept,
        answers: answerCounts(answers),
        'longest pause of each time': timesOf(pauses),
        ...versions,
        [`with Patroni ${before.versions['version of Patroni']}`]: `${before.findings.lost.length} of ${before.kept} lost, frozen ${before.pauses.length} times`,
      },
    })
  },
)

/**
 * Stopped for longer than Patroni waits for it, then let on as if nothing had been. Each second time PostgreSQL stops a
 * loop earlier: Patroni then waits for it and is stopped after it has seen that it leads and before it says so again.
 */
const freeze: Strike = async (leader, saved, round) => {
  if (round % 2 === 0) {
    await leader.signalPostgres('SIGSTOP')
    await wait((LOOP + 1) * 1000)
  }
  await leader.signal('SIGSTOP')
  await Promise.all([saved(), wait(1.5 * TTL * 1000)])
  await leader.signal('SIGCONT')
}
