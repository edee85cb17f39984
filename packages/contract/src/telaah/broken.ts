import { type Find, matchesIn } from './finding.ts'
import { rawFormula } from './raw-formula.ts'
import { isWithin } from './read.ts'

const LATEX =
  /\\(?:frac|dfrac|sqrt|times|cdot|div|left|right|alpha|beta|theta|pi|begin|end|text|mathrm|leq?|geq?|neq|infty|int|sum|lim|log|sin|cos|tan|circ|angle|overline|vec)(?![a-zA-Z])|\\[()[\]]|\$[^$\n]{0,60}[\\^_][^$\n]{0,60}\$/g

/** LaTeX that stands in the text instead of a formula. */
export const latexRaw: Find = ({ texts }) =>
  texts.flatMap((text) => {
    const found = matchesIn(text, LATEX, (_, from) =>
      isWithin(text.code, from) ? undefined : { message: 'Rumus masih berupa kode LaTeX.' },
    )
    const [first] = found
    if (!first) return []
    const raw = rawFormula(text.text, first.at[0])
    const { place } = text
    return raw ? [{ ...first, place, at: [raw.from, raw.to], formula: raw }] : [{ ...first, place }]
  })

/** What Windows shows for the bytes 0x80 to 0x9f. */
const SHOWN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const TAIL = `[\\u0080-\\u00bf${SHOWN.replace(/[\u0080-\u009f]/g, '')}]`
const MOJIBAKE = new RegExp(`[ÂÃ]${TAIL}|[âï]${TAIL}{2}|\\ufffd`, 'g')

const byteOf = (letter: string) => {
  const at = SHOWN.indexOf(letter)
  return at < 0 ? letter.charCodeAt(0) : 0x80 + at
}

/** The letter whose UTF-8 was read byte by byte; undefined where it is lost. */
function meant(found: string): string | undefined {
  const [first = 0, ...rest] = Array.from(found, byteOf)
  const start = first & (rest.length === 1 ? 0x1f : 0x0f)
  const code = rest.reduce((value, byte) => value * 64 + (byte & 0x3f), start)
  return code === 0xfffd || found === '\ufffd' ? undefined : String.fromCharCode(code)
}

export const mojibake: Find = ({ texts }) =>
  texts.flatMap((text) =>
    matchesIn(text, MOJIBAKE, ([found]) => {
      const fix = meant(found)
      return {
        message: fix ? `Huruf rusak: ${found} seharusnya ${fix}.` : 'Ada huruf yang rusak.',
        ...(fix && { fix }),
      }
    }).map((fault) => ({ ...fault, place: text.place })),
  )
