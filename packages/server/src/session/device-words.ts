/** The first sign that fits is taken: Edge and Opera also say Chrome, and Chrome also says Safari. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bHeadlessChrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
] as const
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
] as const

/** A device in words that its owner recognises, from the header User-Agent: `Chrome di Windows`. */
export function deviceWords(agent: string): string {
  const browser = nameIn(BROWSERS, agent) ?? 'Program lain'
  const system = nameIn(SYSTEMS, agent)
  return system === undefined ? browser : `${browser} di ${system}`
}

const nameIn = (signs: typeof BROWSERS | typeof SYSTEMS, agent: string) =>
  signs.find(([, sign]) => sign.test(agent))?.[0]
