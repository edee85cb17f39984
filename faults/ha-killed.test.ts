import { afterAll, it } from 'vitest'
import { sizeOf } from './sizes.ts'
import { failOver, LONGEST_PAUSE, tooLong } from './support/fail-over.ts'
import { heldIn } from './support/inspect.ts'
import { patroniOf } from './support/patroni.ts'
import { TTL } from './support/patroni-node.ts'
import { answerCounts, isNotRun, tell, timesOf, unexpectedAnswers } from './support/report.ts'

const T36 = { part: 'T36', title: 'The leader of two PostgreSQL under Patroni is killed during saves' }
const debian = await patroniOf('trixie')
afterAll(() => (typeof debian === 'string' ? undefined : debian.remove()))

it.skipIf(isNotRun(T36, typeof debian === 'string' ? debian : undefined))(
  'loses nothing when the leader is killed, and goes on by itself',
  async () => {
    if (typeof debian === 'string') return
    const { findings, pauses, answers, kept, versions } = await failOver(
      debian,
      sizeOf('leaderKills'),
      async (leader, saved) => {
        await leader.signal('SIGKILL')
        await saved()
        leader.start()
      },
    )

    tell({
      ...T36,
      sizes: { leaderKills: pauses.length, savesBeforeKill: sizeOf('savesBeforeKill') },
      held: {
        ...heldIn(findings),
        'answers other than 200, 201 and ours of 503 with Retry-After': [
          unexpectedAnswers(answers, ['200', '201', 'gone already', '503']),
          '',
        ],
        [`pauses longer than ${LONGEST_PAUSE} s (ttl ${TTL} s)`]: tooLong(pauses),
      },
      seen: {
        'acknowledged changes': kept,
        answers: answerCounts(answers),
        'longest pause of each kill': timesOf(pauses),
        ...versions,
      },
    })
  },
)
