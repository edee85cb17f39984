import { type Find, inProse, matchesIn } from './finding.ts'
import { isWithin } from './read.ts'

// Each begins with what is rare: a look behind at every letter would take most of the time of all rules.
/** Not before a number or dots: `, 5` and ` ....` */
const SPACE_BEFORE = / (?<=[\p{L}\d)”"] ) {0,2}([,;?!]|\.(?![.\d]))(?![\p{L}\d])/gu
/** On the wrong side of it: `kata ,lalu` */
const SPACE_ON_WRONG_SIDE = / (?<=[\p{L}\d)”"] ) {0,2}([,;])(?=\p{L})/gu
const NO_SPACE_AFTER = /[,;](?<=\p{L}{2}[,;])(?=\p{L}{2})/gu

export const space = inProse((text) => {
  const inCode = (from: number) => isWithin(text.code, from)
  return [
    ...matchesIn(text, SPACE_BEFORE, ([, sign = ''], from) =>
      inCode(from) ? undefined : { message: `Tanpa spasi sebelum “${sign}”.`, fix: sign },
    ),
    ...matchesIn(text, SPACE_ON_WRONG_SIDE, ([, sign = ''], from) =>
      inCode(from) ? undefined : { message: `Spasi berdiri setelah “${sign}”.`, fix: `${sign} ` },
    ),
    ...matchesIn(text, NO_SPACE_AFTER, ([sign], from) =>
      inCode(from) ? undefined : { message: `Beri spasi setelah “${sign}”.`, fix: `${sign} ` },
    ),
  ]
})

const DOTS = /[ \u00a0]{0,3}(?:\.{2,10}|…{1,3}\.{0,3})$/
const ASKS =
  /^(?:Apa(?:kah)?|Berapa(?:kah)?|Siapa(?:kah)?|Mengapa(?:kah)?|Bagaimana(?:kah)?|Manakah|Kapan(?:kah)?|Di mana(?:kah)?)\b/
const WELL_ENDED = ' ....'

/** The stem of multiple choice ends with a question mark or with four dots after a space. */
export const stemEnd: Find = ({ stem, asking, options, prose }) => {
  if (options.length === 0 || !prose.includes(stem)) return []
  const sentence = stem.text.slice(asking.from, asking.to)
  const dots = DOTS.exec(sentence)
  const fault = (from: number, fix: string) => ({
    place: stem.place,
    at: [from, asking.to] as const,
    message: 'Akhir pokok soal.',
    fix,
  })
  if (dots) return dots[0] === WELL_ENDED ? [] : [fault(asking.from + dots.index, WELL_ENDED)]
  if (!ASKS.test(sentence) || /[?!:]$/.test(sentence)) return []
  return [fault(sentence.endsWith('.') ? asking.to - 1 : asking.to, '?')]
}
