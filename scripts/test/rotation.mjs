import { relative } from 'node:path'
import { hear, ROOT } from '../run/process.mjs'
import { change } from './change.mjs'
import { importsFrom, reachOf } from './graph.mjs'
import { keep, kept } from './kept.mjs'

/** Each fault test of a commit, and the sources whose change most likely breaks it: beginnings of paths in packages/. */
export const BREAKS = {
  attack: ['server/src/http/', 'server/src/sign-in/', 'server/src/rich-text/'],
  'bulk-killed': ['server/src/bulk/', 'server/src/history/restore'],
  connections: ['server/src/http/', 'server/src/start/'],
  'database-away': [
    'server/src/db/postgres-errors',
    'server/src/db/connect',
    'server/src/db/pool',
    'server/src/db/read',
  ],
  'disk-errors': ['server/src/postgres/'],
  'every-call-fails': ['server/src/db/transaction', 'server/src/db/idempotency', 'server/src/http/bind/'],
  'full-disk': ['server/src/postgres/', 'server/src/free-space/'],
  histories: ['server/src/db/editable', 'server/src/part/', 'server/src/history/restore'],
  'hostile-imports': ['server/src/import/', 'exchange/src/zip/', 'exchange/src/xml/'],
  'import-killed': ['server/src/import/'],
  'migrating-writers': ['server/src/db/migrat', 'server/src/db/backfill', 'server/src/start/backfills'],
  migrations: ['server/src/db/migrat', 'server/src/db/backfill', 'server/src/start/backfills'],
  'moved-clocks': ['server/src/session/', 'server/src/sign-in/', 'server/src/factor/', 'server/src/backup/'],
  oversized: ['server/src/http/', 'server/src/media/'],
  pooler: ['server/src/db/connect', 'server/src/db/pool', 'server/src/db/preparing', 'server/src/backup/'],
  'power-cut': ['server/src/postgres/', 'server/src/db/durability'],
  recount: ['server/src/count/'],
  replicas: ['server/src/start/', 'server/src/http/'],
  'replicas-killed': ['server/src/start/', 'server/src/db/idempotency'],
  restore: ['server/src/backup/'],
  'reviews-killed': ['server/src/review/'],
  rolling: ['server/src/db/migrat', 'server/src/start/'],
}
export const FAULTS = Object.keys(BREAKS)
/** `npm test` runs these. */
export const FIRST = ['app-killed', 'postgres-killed', 'ledger']
/** Minutes each, or they install much: for a release alone. */
export const RELEASE = ['bucket', 'bucket-killed', 'bucket-moved', 'ha-frozen', 'ha-killed', 'large-exports', 'soak']

const SHARE = Math.ceil(FAULTS.length / 3)
const LISTED = 15

/**
 * The faults of a commit: those that the change reaches (its files in faults/, or what breaks them), and a third of the
 * others: the ones whose last green run (`green`, by the count of commits) is longest ago, in turn by the count of commits
 * where none is known. `changed` is undefined where nothing is known of the change: then it reaches all.
 */
export function faultsOf({ changed, imports, count, green }) {
  const isOwn = (file) => file.startsWith('faults/')
  const reached = FAULTS.filter((name) => {
    if (!changed) return true
    const own = [...reachOf(`faults/${name}.test.ts`, imports, (file) => !isOwn(file))].filter(isOwn)
    const isBroken = (file) => BREAKS[name].some((start) => file.startsWith(`packages/${start}`))
    return [...changed].some((file) => own.includes(file) || (isBroken(file) && !/\.test\.ts$/.test(file)))
  })
  const first = (count % 3) * SHARE
  const turn = (name) => (FAULTS.indexOf(name) - first + FAULTS.length) % FAULTS.length
  const others = FAULTS.filter((name) => !reached.includes(name))
  const inTurn = others.toSorted((a, b) => (green[a]?.count ?? 0) - (green[b]?.count ?? 0) || turn(a) - turn(b))
  return { reached, inTurn: inTurn.slice(0, SHARE), left: inTurn.slice(SHARE) }
}

/** The faults that this commit runs, after a line that says which and why. */
export async function faultsOfCommit() {
  // with a guess of many commits it would be nearly all at each commit
  const { files: changed } = await change({ guess: 'HEAD~' })
  const imports = await importsFrom(FAULTS.map((name) => `faults/${name}.test.ts`))
  const { reached, inTurn, left } = faultsOf({ changed, imports, ...(await where()), green: await kept('faults') })
  console.log(`faults that the change reaches: ${reached.join(', ') || 'none'}; in turn: ${inTurn.join(', ')}`)
  console.log(`not run: faults ${[...left, ...RELEASE].join(', ')} (another commit, or a release: npm run test:faults)`)
  return [...reached, ...inTurn]
}

/** Keeps which faults were green at this commit; to red ones it adds the commits since they were. */
export async function judgeFaults(names, red) {
  const { commit, count, isClean } = await where()
  const green = await kept('faults')
  const redNames = new Set(red.map(({ file = '' }) => relative('faults', file).replace('.test.ts', '')))
  const passed = names.filter((name) => !redNames.has(name))
  for (const test of red) {
    const last = green[relative('faults', test.file ?? '').replace('.test.ts', '')]
    test.words += last
      ? `\nsince it was green:\n${await commitsSince(last.commit)}`
      : '\nno green run of it is known here'
  }
  if (!isClean || red.some(({ file }) => !file)) return
  await keep('faults', { ...green, ...Object.fromEntries(passed.map((name) => [name, { commit, count }])) })
}

async function where() {
  const [commit, count, dirt] = await Promise.all([
    git('rev-parse', 'HEAD'),
    git('rev-list', '--count', 'HEAD'),
    git('status', '--porcelain', '--untracked-files=no'),
  ])
  return { commit, count: Number(count), isClean: dirt === '' }
}

const commitsSince = (commit) => git('log', '--oneline', `--max-count=${LISTED}`, `${commit}..HEAD`)
const git = async (...args) => (await hear('git', args, { cwd: ROOT })).words.trim()
