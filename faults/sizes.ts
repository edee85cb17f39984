/** How much of each fault: a few in `npm test`, more in `npm run test:more`, all that is promised in `npm run test:faults`. */
const TABLE = {
  appKills: { few: 4, commit: 20, release: 200 },
  postgresKills: { few: 3, commit: 10, release: 100 },
  /** Acknowledged changes before each kill. */
  savesBeforeKill: { few: 20, commit: 40, release: 340 },
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
