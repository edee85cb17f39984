import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A function that reads a person's text, as the test calls it. */
type Read = (text: string) => unknown
type Reading = (...given: never[]) => unknown

const LETTERS = 100_000
/** Of a function that is quadratic it is thousands. */
const MOST_TIMES = 30
/** Milliseconds below which nothing is measured: garbage is collected meanwhile. */
const LEAST = 2

/** A run within the text, and one at its end. */
const filledWith = (part: string) => {
  const run = part.repeat(LETTERS / 2 / part.length)
  return `a${run}b${run}`
}
const NEUTRAL = filledWith('ibu kota ')

/** Signs, and a few in turn. Each made an expression or a parser slow, here or elsewhere. */
const PARTS = [
  ...'.,:;?!\'"()[]{}<>/\\|_-+*=~^%$#&@`…–“’•°²½ \t\n\u00a0\u200b\u0301aA7',
  ...['\u0301\u0323', '\uff9e\uff9f', '\u064e\u0651', '\u{1f469}\u200d'],
  ...['ab', 'aA', 'a1', '1,', '. ', '? ', ' ,', 'A.\n', '1. ', '(1) ', '\n\n', ' \n', '1 cm ', '3/4', 'di ', 'Kunci: '],
  ...[
    '<a',
    '<b>',
    '<b>x</b>',
    '<p>x',
    '<img ',
    '<math>',
    '<b a="',
    '<img src="',
    '<!--',
    '<table><tr><td>',
    '<sup>2',
    '&#',
    '&nbsp;',
  ],
  ...['\\(x\\)', '\\frac{', '{a', '$x^', '$1$ ', '_{', '\\left(', '\\begin{a}', '\\\\', '@a', 'kode:', '{=', '=%50%'],
]
const SHAPES = new Map([
  ...PARTS.map((part) => [JSON.stringify(part), filledWith(part)] as const),
  ['tags in each other', '<b>'.repeat(LETTERS / 7) + '</b>'.repeat(LETTERS / 7)],
  ['brackets in each other', '('.repeat(LETTERS / 2) + ')'.repeat(LETTERS / 2)],
  ['braces in each other', '{'.repeat(LETTERS / 2) + '}'.repeat(LETTERS / 2)],
  ['small formulas', '<math data-latex="x"><mi>x</mi></math>'.repeat(LETTERS / 38)],
])

export interface Reader {
  name: string
  read: Read
}

interface Known {
  /** How those are called that need more than the text, by file and name. */
  calls?: Readonly<Record<string, (read: never, text: string) => unknown>>
  /** Letters that others let through to these, and who does. */
  bounds?: Readonly<Record<string, { most: number; by: string }>>
  /** Those that read no text of a person, by file or by file and name. */
  ours?: readonly string[]
}

/** An exported function whose first parameter is a text. */
const SIGNATURE =
  /^export (?:async )?(?:function\*? |const )(\w+)(?:<[^>]*>)?(?: = (?:async )?)?\(\s*\w+\??: (?:string|Text)(?: \| \w+)*[,)]/gm

/** All functions in a folder that read a text, so that a new one joins by being written. */
export async function readersIn(folder: string, { calls = {}, bounds = {}, ours = [] }: Known): Promise<Reader[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const readers: Reader[] = []
  const known = new Set([...Object.keys(calls), ...Object.keys(bounds), ...ours])
  for (const file of files.toSorted()) {
    const names = [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(SIGNATURE)].map(([, name = '']) => name)
    const rooms = file.split('/').map((_, at, parts) =>
      parts
        .slice(0, at + 1)
        .join('/')
        .replace(/\.ts$/, ''),
    )
    const isOurs = (name: string) => {
      const as = [...rooms, `${rooms.at(-1)}:${name}`].find((one) => ours.includes(one))
      if (as) known.delete(as)
      return as !== undefined
    }
    const told = names.filter((name) => !isOurs(name))
    if (told.length === 0) continue
    const module = (await import(`${folder}/${file}`)) as Record<string, Reading>
    for (const each of told) {
      const name = `${file.replace(/\.ts$/, '')}:${each}`
      const read = module[each] as Reading
      const call = calls[name] as ((read: Reading, text: string) => unknown) | undefined
      known.delete(name)
      if (!call && read.length > 1) throw new Error(`linear.test.ts must say how ${name} is called`)
      const most = bounds[name]?.most ?? Number.POSITIVE_INFINITY
      readers.push({
        name,
        read: (text) => (call ? call(read, text.slice(0, most)) : read(text.slice(0, most) as never)),
      })
    }
  }
  if (known.size > 0) throw new Error(`linear.test.ts names what is not there: ${[...known].join(', ')}`)
  return readers
}

/** Milliseconds of CPU that a call takes; one that refuses the text is measured too. */
async function cost(read: Read, text: string): Promise<number> {
  const before = process.cpuUsage()
  try {
    const result = await read(text)
    if (typeof result === 'object' && result !== null && 'next' in result)
      for (const _ of result as unknown as Iterable<unknown>);
  } catch (error) {
    if (text === NEUTRAL && error instanceof TypeError) throw error
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

const leastOf = async (read: Read, text: string) =>
  Math.min(await cost(read, text), await cost(read, text), await cost(read, text))

/**
 * Whether one of three calls stays below that, or what takes longer grows with its length: ten times the tags take ten
 * times as long, which is a hundred for what is quadratic. Parts of the text are tried first, so that a slow one ends.
 */
async function isBelow(most: number, read: Read, text: string): Promise<boolean> {
  for (const share of [100, 10]) if ((await cost(read, text.slice(0, LETTERS / share))) > most) return false
  if ((await cost(read, text)) <= most) return true
  const [whole, tenth] = [await leastOf(read, text), await leastOf(read, text.slice(0, LETTERS / 10))]
  return whole <= most || whole <= MOST_TIMES * Math.max(tenth, LEAST)
}

/** The one place where a test looks at the clock: what is quadratic takes thousands of times longer. */
export const readInLinearTime = (readers: readonly Reader[]) =>
  it.each(readers)('$name reads a text of any shape in a time that grows with its length', async ({ read }) => {
    await cost(read, NEUTRAL)
    const most = MOST_TIMES * Math.max(await cost(read, NEUTRAL), LEAST)
    const slow: string[] = []
    for (const [shape, text] of SHAPES) if (!(await isBelow(most, read, text))) slow.push(shape)
    expect(slow).toEqual([])
  })
