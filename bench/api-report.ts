import { SEED } from './bank.ts'
import type { changeAtRandom } from './exactness.ts'
import { LIMIT_CLIENTS, type Measured } from './measure.ts'
import { circumstances, fixed, table } from './report.ts'
import type { Usage } from './usage.ts'

interface Findings {
  questions: number
  postgres: string
  coldStart: number
  idle: Usage['memory']
  loaded: Usage['memory']
  measured: Measured[]
  exact: Awaited<ReturnType<typeof changeAtRandom>>
}

/** The text of `docs/reports/bench.md`. */
export function apiReport({ questions, postgres, coldStart, idle, loaded, measured, exact }: Findings): string[] {
  const { done, wrong } = exact
  return [
    `# The API with ${questions.toLocaleString('en')} questions`,
    '',
    'Written by `npm run bench`. Ratios within this run are the result; absolute figures belong to this machine on this day.',
    '',
    ...circumstances(`npm run bench -- ${questions}`, SEED),
    `- ${postgres}`,
    '',
    `Every call over HTTP on loopback, each time as another of 41 signed-in accounts, one server process. **limit**: pgbench`,
    `sends the same statements, prepared, with ${LIMIT_CLIENTS} clients to the same PostgreSQL right after (without the session's look-up).`,
    '**ratio**: calls a second over transactions a second. **of the CPU**: what PostgreSQL takes for one transaction of pgbench over what node',
    'and PostgreSQL take for the call; it tells the same on a busy machine. **bare**: the same statements behind `node:http` and the driver',
    'alone, 16 clients. p50 and p99 in ms, CPU in ms a call at 16 clients, **kB** of an answer with its headers.',
    '',
    ...table(
      [
        'call',
        'statements',
        'kB',
        '1: p50',
        '16: /s',
        'p50',
        'p99',
        '64: /s',
        'p50',
        'p99',
        'node CPU',
        'PostgreSQL CPU',
        'limit /s',
        'ratio',
        'of the CPU',
        'bare /s',
        'bare node CPU',
      ],
      measured.map(rowOf),
    ),
    '',
    ...failures(measured),
    '## Memory and start',
    '',
    ...table(
      ['MB (shared pages split)', 'node', 'PostgreSQL'],
      [
        ['idle, 30 s after the start', fixed(idle.node, 0), fixed(idle.postgres, 0)],
        ['after all of the load above', fixed(loaded.node, 0), fixed(loaded.postgres, 0)],
      ],
    ),
    '',
    `From the start of the process on existing data to the first answered call: ${fixed(coldStart, 0)} ms.`,
    '',
    '## Counts after random changes',
    '',
    `${done.answers.toLocaleString('en')} changes by ${LIMIT_CLIENTS} clients at once, tallies folded meanwhile (${done.failures} were refused as they should be: types and places of`,
    `SNPMB questions). Tallies that differ from a plain count of the rows: **${wrong.length}**.`,
    ...(wrong.length > 0 ? ['', '```', ...wrong, '```'] : []),
  ]
}

function rowOf({ call, statements, levels, limit, bare }: Measured): string[] {
  const [alone, some, many] = levels
  if (!alone || !some || !many) return [call.name]
  const bound =
    typeof limit === 'string'
      ? [limit, '-', '-']
      : [
          fixed(limit.perSecond, 0),
          fixed(some.perSecond / limit.perSecond, 2),
          fixed(limit.cpu / (some.cpu.node + some.cpu.postgres), 2),
        ]
  return [
    ...[call.name, String(statements), fixed(some.bytes / 1000, 1), fixed(alone.p50, 2)],
    ...[fixed(some.perSecond, 0), fixed(some.p50, 2), fixed(some.p99, 1)],
    ...[fixed(many.perSecond, 0), fixed(many.p50, 1), fixed(many.p99, 1)],
    ...[fixed(some.cpu.node, 2), fixed(some.cpu.postgres, 2), ...bound],
    ...(bare ? [fixed(bare.perSecond, 0), fixed(bare.cpu, 2)] : ['-', '-']),
  ]
}

/** All calls with error answers or broken connections: fast errors would make their figures look better. */
function failures(measured: Measured[]): string[] {
  const failed = measured.flatMap(({ call, levels }) =>
    levels
      .filter(({ failures }) => failures > 0)
      .map(
        ({ clients, failures, answers, refused }) =>
          `- ${call.name}, ${clients} clients: ${failures} of ${answers} answers were no success (${refused})`,
      ),
  )
  return failed.length > 0 ? [...failed, ''] : []
}
