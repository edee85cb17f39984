import { expect, it } from 'vitest'
import { latexOf } from './omml.ts'
import type { OmmlElement } from './omml-element.ts'
import { UnreadableFormula } from './unreadable.ts'

/** `<f><num>a</num></f>` as elements; `<chr=∑/>` is a property with a value. */
function parsed(markup: string): OmmlElement {
  const stack: { name: string; value?: string; children: (OmmlElement | string)[] }[] = [
    { name: 'omath', children: [] },
  ]
  for (const [, close, name = '', value, empty, text] of markup.matchAll(/<(\/?)(\w+)(?:=([^/>]*))?(\/?)>|([^<]+)/g)) {
    if (text !== undefined) stack.at(-1)?.children.push(text)
    else if (close) stack.pop()
    else {
      const element = { name, value, children: [] }
      stack.at(-1)?.children.push(element)
      if (!empty) stack.push(element)
    }
  }
  return stack[0] as OmmlElement
}
const r = (text: string, properties = '') => `<r>${properties && `<rpr>${properties}</rpr>`}${text}</r>`

it.each([
  ['letters and signs', r('2πr≤x'), '2\\pi r\\le x'],
  ['text between', r('jika x = 5%', '<nor/>'), '\\text{jika x = 5\\%}'],
  ['operators in a text', r('jumlah ∑ ', '<nor/>'), '\\text{jumlah }∑\\text{ }'],
  ['a space at the end', r('x '), 'x\\ '],
  ['upright names', r('sin', '<sty=p/>') + r('cm', '<sty=p/>'), '\\sin\\mathrm{cm}'],
  ['alphabets', r('R', '<scr=double-struck/>'), '\\mathbb{R}'],
  ['a fraction', `<f><num>${r('a')}</num><den>${r('b')}</den></f>`, '\\frac{a}{b}'],
  ['one with a slash', `<f><fpr><type=lin/></fpr><num>${r('a')}</num><den>${r('b')}</den></f>`, '{a}/{b}'],
  ['powers and indices', `<ssubsup><e>${r('x')}</e><sub>${r('1')}</sub><sup>${r('2')}</sup></ssubsup>`, 'x_{1}^{2}'],
  ['indices before', `<spre><sub>${r('6')}</sub><sup>${r('14')}</sup><e>${r('C')}</e></spre>`, '{}_{6}^{14}C'],
  ['a root', `<rad><radpr><deghide=1/></radpr><deg/><e>${r('2')}</e></rad>`, '\\sqrt{2}'],
  ['a cube root', `<rad><deg>${r('3')}</deg><e>${r('8')}</e></rad>`, '\\sqrt[3]{8}'],
  ['brackets', `<d><dpr><begchr=[/><endchr=]/></dpr><e>${r('x')}</e></d>`, '\\left[x\\right]'],
  ['absolute value', `<d><dpr><begchr=|/><endchr=|/></dpr><e>${r('x')}</e></d>`, '\\left|x\\right|'],
  [
    'cases',
    `<d><dpr><begchr={/><endchr=/></dpr><e><eqarr><e>${r('x,&x>0')}</e><e>${r('0')}</e></eqarr></e></d>`,
    '\\begin{cases}x,&x>0 \\\\ 0\\end{cases}',
  ],
  [
    'a matrix',
    `<d><e><m><mr><e>${r('1')}</e><e>${r('0')}</e></mr><mr><e>${r('0')}</e><e>${r('1')}</e></mr></m></e></d>`,
    '\\begin{pmatrix}1 & 0 \\\\ 0 & 1\\end{pmatrix}',
  ],
  [
    'a binomial',
    `<d><e><f><fpr><type=noBar/></fpr><num>${r('n')}</num><den>${r('k')}</den></f></e></d>`,
    '\\binom{n}{k}',
  ],
  [
    'a sum',
    `<nary><narypr><chr=∑/></narypr><sub>${r('i=1')}</sub><sup>${r('n')}</sup><e>${r('i')}</e></nary>`,
    '\\sum_{i=1}^{n}{i}',
  ],
  ['an integral', `<nary><sub>${r('0')}</sub><sup>${r('1')}</sup><e>${r('x')}</e></nary>`, '\\int_{0}^{1}{x}'],
  [
    'a limit',
    `<func><fname><limlow><e>${r('lim', '<sty=p/>')}</e><lim>${r('x→0')}</lim></limlow></fname><e>${r('x')}</e></func>`,
    '\\lim_{x\\to0}{x}',
  ],
  ['a function of ours', `<func><fname>${r('tg')}</fname><e>${r('x')}</e></func>`, '\\operatorname{tg}{x}'],
  ['a vector', `<acc><accpr><chr=\u20d7/></accpr><e>${r('AB')}</e></acc>`, '\\overrightarrow{AB}'],
  ['a line above', `<bar><barpr><pos=top/></barpr><e>${r('x')}</e></bar>`, '\\overline{x}'],
  [
    'a brace below',
    `<limlow><e><groupchr><e>${r('a+b')}</e></groupchr></e><lim>${r('n')}</lim></limlow>`,
    '\\underbrace{a+b}_{n}',
  ],
  ['a frame', `<borderbox><e>${r('x')}</e></borderbox>`, '\\boxed{x}'],
  ['letters without a run', '<e>x</e>', 'x'],
])('reads %s', (_, markup, latex) => {
  expect(latexOf(parsed(markup))).toBe(latex)
})

it('does not guess: what it does not know is unreadable as a whole', () => {
  expect(() => latexOf(parsed(`${r('x')}<smartart/>`))).toThrow(UnreadableFormula)
  expect(() => latexOf(parsed('<constructor/>'))).toThrow(UnreadableFormula)
})

it('ends at the size that a formula may have, however much there is', () => {
  const levels = 25
  const wide = `<d><e>${'<f><num/><den/></f>'.repeat(100_000)}</e></d>`
  expect(() => latexOf(parsed(wide))).toThrow(UnreadableFormula)
  expect(latexOf(parsed(`${'<rad><e>'.repeat(levels)}${r('x')}${'</e></rad>'.repeat(levels)}`))).toContain('\\sqrt{x}')
  expect(() => latexOf(parsed(`${'<rad><e>'.repeat(5000)}${'</e></rad>'.repeat(5000)}`))).toThrow(UnreadableFormula)
})
