import { formula, picture, r } from './docx.ts'
import { objectOf, v3 } from './mtef.ts'

/** While a document is written. */
export interface Draft {
  things: string[]
  notes: string[]
  leavesOut: boolean
}
export type Write = (draft: Draft) => string

/** What the things point to. */
export const TARGETS = {
  png: 'media/a.png',
  emf: 'media/b.emf',
  web: 'https://example.org/a.png',
  ole: 'embeddings/o.bin',
  equation: 'embeddings/e.bin',
}
export const PARTS = { 'word/media/b.emf': 'x', 'word/embeddings/e.bin': objectOf(v3.equation(v3.letters('x'))) }

/** Writes a thing that the reader has to tell. */
const thing =
  (name: string, xml: string): Write =>
  ({ things }) => {
    things.push(name)
    return xml
  }
export const words = (text: string, properties?: string) => thing(text, r(` ${text} `, properties))
export const run = (xml: string) => `<w:r>${xml}</w:r>`
const gone =
  (xml: string): Write =>
  (draft) => {
    draft.leavesOut = true
    return xml
  }

export const shape = (inside: string) =>
  run(`<w:drawing><a:graphicData><wps:wsp>${inside}</wps:wsp></a:graphicData></w:drawing>`)

/** Things that hold no others. */
export const PLAIN: readonly Write[] = [
  thing('<picture>', run(picture('r:embed="png"'))),
  thing('<picture>', run('<w:pict><v:shape><v:imagedata r:id="png"/></v:shape></w:pict>')),
  thing('<warning>', run(picture('r:embed="emf"'))),
  thing('<warning>', run(picture('r:link="web"'))),
  thing('<warning>', run(picture('r:embed="none"'))),
  thing('<warning>', shape('')),
  thing('<formula>', formula('x+1')),
  thing('<object>', run('<w:object><o:OLEObject ProgID="Excel.Sheet.12" r:id="ole"/></w:object>')),
  thing('<formula>', run('<w:object><o:OLEObject ProgID="Equation.3" r:id="equation"/></w:object>')),
  thing('<warning>', run('<w:object><o:OLEObject ProgID="Equation.DSMT4" r:id="ole"/></w:object>')),
  (draft) =>
    thing('kelak', '')(draft) + thing('<warning>', '<m:oMath><m:kelak><m:t>kelak</m:t></m:kelak></m:oMath>')(draft),
  gone('<w:del><w:r><w:delText>hapus</w:delText></w:r></w:del>'),
  gone(r('sembunyi', '<w:vanish/>')),
  () => run('<w:tab/><w:br/><w:lastRenderedPageBreak/>'),
]
