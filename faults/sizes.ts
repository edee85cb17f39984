/** How much of each fault: a few in `npm test`, more in `npm run test:more`, all that is promised in `npm run test:faults`. */
const TABLE = {
  appKills: { few: 4, commit: 20, release: 200 },
  postgresKills: { few: 3, commit: 10, release: 100 },
  /** Acknowledged changes before each kill. */
  savesBeforeKill: { few: 20, commit: 40, release: 340 },
  powerCuts: { few: 1, commit: 3, release: 50 },
  savesBeforeCut: { few: 20, commit: 40, release: 200 },
  diskErrors: { few: 2, commit: 5, release: 50 },
  databaseCycles: { few: 1, commit: 1, release: 20 },
  pausedSeconds: { few: 2, commit: 5, release: 30 },
  lockedSeconds: { few: 3, commit: 5, release: 60 },
  /** Of each route that changes something; all there are, for a release. */
  failuresOfRoute: { few: 1, commit: 3, release: 1_000 },
  rollovers: { few: 2, commit: 2, release: 60 },
  /** Of each kind. */
  slowClients: { few: 20, commit: 100, release: 500 },
  /** Of each kind. */
  oversized: { few: 2, commit: 10, release: 50 },
  connections: { few: 500, commit: 3_000, release: 10_000 },
  restoredQuestions: { few: 1_000, commit: 5_000, release: 100_000 },
  restoredPictures: { few: 50, commit: 250, release: 5_000 },
  soakMinutes: { few: 0.2, commit: 0.3, release: 120 },
  soakQuestions: { few: 500, commit: 2_000, release: 100_000 },
} as const

type Size = 'few' | 'commit' | 'release'
export type SizeName = keyof typeof TABLE

/** Which column counts. */
const size: Size = (['few', 'commit', 'release'] as const).find((one) => one === process.env.FAULTS_SIZE) ?? 'few'

/** What the command line sets apart from the table: `appKills=50`. */
const own = new URLSearchParams(process.env.FAULTS_OWN ?? '')

/** How many, or how long. */
export const sizeOf = (name: SizeName): number => Number(own.get(name) ?? TABLE[name][size])

/** What a release promises. */
export const planned = (name: SizeName): number => TABLE[name].release

/** Why it is less, where it is. */
export const why = own.get('why')

const started = performance.now()
/** Whether the time is over that the command line gave (`minutes=30`): what counts rounds then ends with fewer. */
export const isLate = () =>
  performance.now() - started > Number(own.get('minutes') ?? Number.POSITIVE_INFINITY) * 60_000
