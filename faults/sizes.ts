/** The size of each fault: `few` in `npm test`, `commit` in `npm run test:more`, `release` in `npm run test:faults`. */
const TABLE = {
  appKills: { few: 2, commit: 20, release: 200 },
  postgresKills: { few: 2, commit: 10, release: 100 },
  /** Acknowledged changes before each kill. */
  savesBeforeKill: { few: 20, commit: 40, release: 340 },
  powerCuts: { few: 1, commit: 3, release: 50 },
  savesBeforeCut: { few: 20, commit: 40, release: 200 },
  /** Acknowledged changes before the disk is full, and after there is room again. */
  savesBeforeFull: { few: 20, commit: 40, release: 200 },
  diskErrors: { few: 2, commit: 5, release: 50 },
  databaseCycles: { few: 1, commit: 1, release: 20 },
  pausedSeconds: { few: 2, commit: 5, release: 30 },
  lockedSeconds: { few: 3, commit: 5, release: 60 },
  /** For each route that changes data; a release runs all failures. */
  failuresOfRoute: { few: 1, commit: 3, release: 1_000 },
  savesBehindPooler: { few: 20, commit: 60, release: 2_000 },
  /** Of three servers in turn; 20 each for a release. */
  replicaKills: { few: 1, commit: 3, release: 60 },
  /** Leaders of PostgreSQL that are killed, and that are frozen. */
  leaderKills: { few: 1, commit: 1, release: 10 },
  leaderFreezes: { few: 1, commit: 1, release: 10 },
  /** Of each of two replicas, one of the last release, and how long they serve together at least. */
  rollingKills: { few: 1, commit: 1, release: 2 },
  rollingSeconds: { few: 2, commit: 10, release: 60 },
  rollovers: { few: 2, commit: 2, release: 60 },
  /** For each kind of slow client. */
  slowClients: { few: 20, commit: 100, release: 500 },
  /** For each kind of request. */
  oversized: { few: 2, commit: 10, release: 50 },
  /** Half-sent sign-ins; a tenth as many large pictures. */
  attackers: { few: 100, commit: 400, release: 800 },
  /** Who ask for a large picture and do not read it. */
  pictureReaders: { few: 100, commit: 400, release: 800 },
  /** Of 2 MB each. */
  longQuestions: { few: 10, commit: 20, release: 100 },
  /** From the flooding address, and as many from another. */
  honestSignIns: { few: 10, commit: 30, release: 60 },
  connections: { few: 500, commit: 3_000, release: 10_000 },
  /** Of two to four people each. */
  histories: { few: 10, commit: 200, release: 5_000 },
  /** Of options and of groups that several people order at once. */
  orders: { few: 5, commit: 40, release: 5_000 },
  /** Of two admins who take each other's place. */
  adminCollisions: { few: 5, commit: 20, release: 1_000 },
  /** Of some 40 questions, by 16 clients. */
  recountedChanges: { few: 200, commit: 3_000, release: 10_000 },
  /** Of the schemas that migrations made, spread from the first with all tables to the newest. */
  olderSchemas: { few: 1, commit: 2, release: 1_000 },
  /** For each older schema, spread over the statements of its migrations. */
  killedStatements: { few: 2, commit: 4, release: 40 },
  /** The oldest that still start on today's schema. */
  olderReleases: { few: 1, commit: 1, release: 3 },
  /** In a bank that is migrated while people write. */
  migratedQuestions: { few: 500, commit: 2_000, release: 1_000_000 },
  /** Imports whose server is killed while it reads, saves and takes back. */
  importKills: { few: 1, commit: 3, release: 10 },
  /** Imports of edited questions whose server is killed while it saves them. */
  editedKills: { few: 0, commit: 2, release: 10 },
  importedQuestions: { few: 120, commit: 120, release: 300 },
  /** Changes of many whose server is killed, and as many restores of them. */
  bulkKills: { few: 1, commit: 3, release: 20 },
  /** Servers that are killed while three people submit, edit and review. */
  reviewKills: { few: 1, commit: 8, release: 200 },
  /** Servers that are killed while they move a picture into a bucket, at three moments in turn; 100 each for a release. */
  bucketKills: { few: 3, commit: 6, release: 300 },
  /** Commands that move all pictures. */
  moveKills: { few: 1, commit: 2, release: 10 },
  movedPictures: { few: 12, commit: 20, release: 100 },
  bulkQuestions: { few: 500, commit: 1_500, release: 5_000 },
  /** Of 108 kB each, in exports of 2,000 questions. */
  exportedPictures: { few: 50, commit: 100, release: 500 },
  restoredQuestions: { few: 1_000, commit: 5_000, release: 100_000 },
  restoredPictures: { few: 50, commit: 250, release: 5_000 },
  soakMinutes: { few: 0.2, commit: 0.3, release: 120 },
  soakQuestions: { few: 500, commit: 2_000, release: 100_000 },
} as const

type Size = 'few' | 'commit' | 'release'
export type SizeName = keyof typeof TABLE

/** The column of the table that this run uses. */
const size: Size = (['few', 'commit', 'release'] as const).find((one) => one === process.env.FAULTS_SIZE) ?? 'few'

/** Sizes from the command line that replace those of the table: `appKills=50`. */
const own = new URLSearchParams(process.env.FAULTS_OWN ?? '')

/** A number of times, or a duration in the unit of its name. */
export const sizeOf = (name: SizeName): number => Number(own.get(name) ?? TABLE[name][size])

/** The size that a release requires. */
export const planned = (name: SizeName): number => TABLE[name].release

/** The reason for a smaller size, from the command line. */
export const why = own.get('why')

const started = performance.now()
/** Whether the time limit of the command line (`minutes=30`) is over: tests then stop before their last round. */
export const isLate = () =>
  performance.now() - started > Number(own.get('minutes') ?? Number.POSITIVE_INFINITY) * 60_000
