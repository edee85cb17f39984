import { afterAll, it } from 'vitest'
import { sizeOf } from './sizes.ts'
import { failOver, heldByFailOver } from './support/fail-over.ts'
import { patroniOf } from './support/patroni.ts'
import { answerCounts, isNotRun, tell, timesOf } from './support/report.ts'

const T36 = { part: 'T36', title: 'The leader of two PostgreSQL under Patroni is killed during saves' }
const debian = await patroniOf('trixie')
afterAll(() => (typeof debian === 'string' ? undefined : debian.remove()))

it.skipIf(isNotRun(T36, typeof debian === 'string' ? debian : undefined))(
  'loses nothing when the leader is killed, and goes on by itself',
  async () => {
    if (typeof debian === 'string') return
    const done = await failOver(debian, sizeOf('leaderKills'), async (leader, saved) => {
      await leader.signal('SIGKILL')
      await saved()
      leader.start()
    })

    const { pauses, answers, kept, versions } = done
    tell({
      ...T36,
      sizes: { leaderKills: pauses.length, savesBeforeKill: sizeOf('savesBeforeKill') },
      held: heldByFailOver(done),
      seen: {
        'acknowledged changes': kept,
        answers: answerCounts(answers),
        'longest pause of each kill': timesOf(pauses),
        ...versions,
      },
    })
  },
)
