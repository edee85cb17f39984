/** Classes of stored rich text: `style` is never stored, for a strict CSP would not apply it (decisions 3). */
const HUES = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const

export const ALIGNS = ['ta-center', 'ta-right', 'ta-justify']
export const WIDTHS = Array.from({ length: 20 }, (_, index) => `w-${(index + 1) * 5}`)
/** Text (`c-`) and background (`bg-`). */
export const COLOURS = HUES.flatMap((hue) => [`c-${hue}`, `bg-${hue}`])
/** Cells of a matrix: their lines, and paddings other than the default. */
export const MATH_CELLS = ['cell-t', 'cell-b', 'cell-l', 'cell-r', 'pl-0', 'pl-1', 'pr-0', 'boxed']

/** The class that says what one declaration of a `style` says, if we have one. */
const CLASS_OF: Record<string, (value: string) => string | undefined> = {
  'text-align': (value) => ALIGNS.find((name) => value.replace(/^-webkit-|^-moz-/, '') === name.slice(3)),
  width: (value) => (value.endsWith('%') ? widthClass(Number.parseFloat(value)) : undefined),
  color: (value) => colourClass('c-', value),
  'background-color': (value) => colourClass('bg-', value),
  background: (value) => colourClass('bg-', value),
  border: (value) => (/solid/.test(value) ? 'boxed' : undefined),
  'border-top': (value) => (/solid|dashed/.test(value) ? 'cell-t' : undefined),
  'border-bottom': (value) => (/solid|dashed/.test(value) ? 'cell-b' : undefined),
  'border-left': (value) => (/solid|dashed/.test(value) ? 'cell-l' : undefined),
  'border-right': (value) => (/solid|dashed/.test(value) ? 'cell-r' : undefined),
  'padding-left': (value) => ({ '0': 'pl-0', '1': 'pl-1' })[value.replace(/(?:em|pt)$/, '')],
  'padding-right': (value) => (/^0(?:em|pt)?$/.test(value) ? 'pr-0' : undefined),
}

/** Our classes for a `style` attribute; which of them an element may keep, the allow-list says. */
export function styleClasses(style: string): string[] {
  return style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, colon).trim().toLowerCase()
    const value = declaration
      .slice(colon + 1)
      .replace(/!important/i, '')
      .trim()
      .toLowerCase()
    return (Object.hasOwn(CLASS_OF, name) && CLASS_OF[name]?.(value)) || []
  })
}

function widthClass(percent: number): string | undefined {
  if (!(percent > 0)) return undefined
  return `w-${Math.min(100, Math.max(5, Math.round(percent / 5) * 5))}`
}

const NAMED: Record<string, string> = {
  red: '#f00',
  maroon: '#800000',
  orange: '#ffa500',
  yellow: '#ff0',
  gold: '#ffd700',
  green: '#008000',
  lime: '#0f0',
  teal: '#008080',
  cyan: '#0ff',
  aqua: '#0ff',
  blue: '#00f',
  navy: '#000080',
  purple: '#800080',
  magenta: '#f0f',
  fuchsia: '#f0f',
  pink: '#ffc0cb',
}

/** Other editors have other palettes: a colour becomes our nearest hue. Grey has none. */
function colourClass(prefix: 'c-' | 'bg-', value: string): string | undefined {
  const rgb = channels(NAMED[value] ?? value)
  if (!rgb) return undefined
  const [red, green, blue] = rgb
  const high = Math.max(red, green, blue)
  const spread = high - Math.min(red, green, blue)
  if (spread < 24 || high < 64) return undefined
  return `${prefix}${hueName(hueDegrees(red, green, blue, high, spread))}`
}

function hueDegrees(red: number, green: number, blue: number, high: number, spread: number): number {
  if (high === red) return (60 * ((green - blue) / spread) + 360) % 360
  if (high === green) return 60 * ((blue - red) / spread + 2)
  return 60 * ((red - green) / spread + 4)
}

function hueName(degrees: number): (typeof HUES)[number] {
  if (degrees < 16 || degrees >= 340) return 'red'
  if (degrees < 42) return 'orange'
  if (degrees < 70) return 'yellow'
  if (degrees < 170) return 'green'
  return degrees < 256 ? 'blue' : 'purple'
}

/** Red, green and blue (0 to 255) of `#rgb`, `#rrggbb` and `rgb(r, g, b)`. */
function channels(value: string): [number, number, number] | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(value)
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(value)
  const decimal = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*(?:1|1\.0+|100%)\s*)?\)$/.exec(value)
  if (short) return toNumbers(short, (digit) => Number.parseInt(digit + digit, 16))
  if (long) return toNumbers(long, (digits) => Number.parseInt(digits, 16))
  return decimal ? toNumbers(decimal, (digits) => Math.min(255, Number(digits))) : undefined
}

const toNumbers = ([, red = '0', green = '0', blue = '0']: RegExpExecArray, read: (digits: string) => number) =>
  [read(red), read(green), read(blue)] as [number, number, number]
