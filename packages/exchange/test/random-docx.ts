import fc from 'fast-check'
import { box, docx, p, picture, r, tbl, tc, tr } from './docx.ts'
import { type Draft, PARTS, PLAIN, run, shape, TARGETS, type Write, words } from './things.ts'

/** A document and what its reader has to tell: words, `<picture>`, `<formula>`, `<object>`, `<warning>`. */
export interface Told {
  bytes: Uint8Array
  things: string[]
  /** Whether a tracked change or hidden text is left out. */
  leavesOut: boolean
}

const word = fc.stringMatching(/^[a-z]{1,5}$/)
const LOOKS = ['', '<w:b/>', '<w:vertAlign w:val="subscript"/>', '<w:color w:val="FF0000"/>', '<w:rStyle w:val="?"/>']
const WRAPS = ['w:hyperlink', 'w:ins', 'w:smartTag', 'w:customXml', 'w:bdo', 'w:kelak', 'w:moveTo']
const char = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`)

const { line, block } = fc.letrec<{ inline: Write; line: Write; block: Write }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.tuple(word, fc.constantFrom(...LOOKS)).map(([text, look]) => words(text, look)),
    fc.constantFrom(...PLAIN),
    fc.tuple(fc.constantFrom(...WRAPS), tie('line')).map(
      ([name, inside]): Write =>
        (draft) =>
          `<${name}>${inside(draft)}</${name}>`,
    ),
    tie('line').map(
      (inside): Write =>
        (draft) =>
          `<w:sdt><w:sdtPr/><w:sdtContent>${inside(draft)}</w:sdtContent></w:sdt>`,
    ),
    fc.tuple(word, tie('line')).map(
      ([instruction, result]): Write =>
        (draft) => {
          const inside = run(`<w:instrText>QUOTE ${instruction}</w:instrText>${picture('r:embed="png"')}`)
          return char('begin') + inside + char('separate') + result(draft) + char('end')
        },
    ),
    word.map(
      (text): Write =>
        (draft) => {
          const [choice, fallback] = [words(text)(draft), r('lama')]
          return `<mc:AlternateContent><mc:Choice>${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`
        },
    ),
    fc.array(word, { maxLength: 3 }).map(
      (texts): Write =>
        (draft) => {
          const id = draft.notes.length + 1
          draft.notes.push(
            `<w:footnote w:id="${id}">${texts.map((text) => p(words(text)(draft))).join('')}</w:footnote>`,
          )
          return run(`<w:footnoteReference w:id="${id}"/>`)
        },
    ),
    tie('block').map(
      (inside): Write =>
        (draft) =>
          shape(`<wps:txbx>${box(inside(draft))}</wps:txbx>`),
    ),
  ),
  line: fc.array(tie('inline'), { maxLength: 4 }).map(inARow),
  block: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    tie('line').map(
      (inside): Write =>
        (draft) =>
          p(inside(draft)),
    ),
    fc.array(tie('block'), { maxLength: 3 }).map(inARow),
    tie('block').map(
      (inside): Write =>
        (draft) =>
          `<w:sdt><w:sdtContent>${inside(draft)}</w:sdtContent></w:sdt>`,
    ),
    fc
      .array(
        fc.array(
          fc.tuple(
            fc.constantFrom('', '<w:vMerge/>', '<w:vMerge w:val="restart"/>', '<w:gridSpan w:val="2"/>'),
            tie('block'),
          ),
          { minLength: 1, maxLength: 3 },
        ),
        { minLength: 1, maxLength: 3 },
      )
      .map(
        (rows): Write =>
          (draft) =>
            tbl(...rows.map((cells) => tr(...cells.map(([properties, inside]) => tc(inside(draft), properties))))),
      ),
  ),
}))

function inARow(parts: Write[]): Write {
  return (draft) => parts.map((part) => part(draft)).join('')
}

export const randomDocx: fc.Arbitrary<Told> = fc
  .array(
    fc.oneof(
      block,
      line.map(
        (inside): Write =>
          (draft) =>
            p(inside(draft)),
      ),
    ),
    { maxLength: 6 },
  )
  .map((blocks) => {
    const draft: Draft = { things: [], notes: [], leavesOut: false }
    const body = inARow(blocks)(draft)
    const bytes = docx({ body, footnotes: draft.notes.join(''), targets: TARGETS, more: PARTS })
    return { bytes, things: draft.things, leavesOut: draft.leavesOut }
  })
