import { readDocx } from '../src/docx/read-docx.ts'
import { formulaHtml } from '../src/formula/mathml.ts'
import { allOf, nodesOf } from '../src/write/html/tree.ts'
import { ommlOf } from '../src/write/omml/write-omml.ts'
import { canonicalMath } from './canonical.ts'
import { docx, p, paragraphs } from './docx.ts'

/** The MathML of some LaTeX, and of what is read when its OMML stands in a file of Word. */
export async function thereAndBack(latex: string) {
  const html = formulaHtml(latex, false)
  const [math] = allOf(nodesOf(html), 'math')
  if (!math) throw new Error(`no formula: ${latex}`)
  const { blocks } = await readDocx(docx({ body: p(ommlOf(math)) }))
  const [piece] = paragraphs(blocks).flatMap(({ pieces }) => pieces)
  const read = piece?.kind === 'formula' ? piece.latex : JSON.stringify(piece)
  return { before: canonicalMath(html), after: canonicalMath(formulaHtml(read, false)), html, read }
}

/** What teachers write, as LaTeX. */
export const KEPT = String.raw`
x^2 ; x_1 ; x_1^2 ; a+b=c ; \frac{1}{2} ; \frac{x+1}{x-1} ; \sqrt{2} ; \sqrt[3]{x+1} ; \sqrt{\frac{a}{b}}
\sum_{i=1}^{n} i^2 ; \sum_{i=1}^{n} i = \frac{n(n+1)}{2} ; \prod_{k=1}^{5} k ; \int_0^1 x^2\,dx ; \int x\,dx ; \oint f ; \iint_D f
\lim_{x \to 0} \frac{\sin x}{x} ; \lim_{n \to \infty} a_n ; \sin x ; \sin^2 x + \cos^2 x = 1 ; \log_2 8 ; \ln x ; \tan \alpha ; \max x
\left(\frac{1}{2}\right)^2 ; \left[x\right] ; \left\{x\right\} ; \left|x-1\right| ; \left\lfloor x \right\rfloor ; f(x)=x^2 ; (a,b)
\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix} ; \begin{bmatrix} a \\ b \end{bmatrix} ; \begin{vmatrix} a & b \\ c & d \end{vmatrix} ; \begin{matrix} 1 & 0 \\ 0 & 1 \end{matrix}
\begin{cases} x & x > 0 \\ -x & x < 0 \end{cases} ; \begin{cases} x+y=1 \\ x-y=3 \end{cases} ; \begin{aligned} x &= 1 \\ y &= 2 \end{aligned}
\binom{n}{k} ; \vec{a} ; \hat{x} ; \tilde{x} ; \bar{x} ; \dot{x} ; \ddot{x} ; \overline{AB} ; \underline{x} ; \overrightarrow{AB}
x' ; f'(x) ; f''(x) ; x^{\prime} ; \underbrace{a+b}_{n} ; \overbrace{a+b}^{n} ; \overset{a}{=} ; \underset{x}{y}
\cancel{x} ; \boxed{x} ; \phantom{x}y ; \mathbb{R} ; \mathbb{N} ; \mathbf{v} ; \mathcal{L} ; \mathfrak{g} ; \mathrm{cm} ; 5\,\mathrm{m/s}
\alpha+\beta=\gamma ; \Delta x ; \pi r^2 ; \infty ; \le ; x \ne y ; a \times b ; a \div b ; a \pm b ; a \cdot b ; A \cup B ; A \cap B ; x \in A ; A \subset B
a \to b ; a \Rightarrow b ; a \Leftrightarrow b ; \angle ABC = 90^\circ ; 30^{\circ} ; \triangle ABC ; p \wedge q ; \neg p ; \forall x
{}^{n}C_{r} ; {}_{2}^{4}He ; 2H_2 + O_2 \to 2H_2O ; \text{luas} = p \times l ; a \quad b ; 2{,}5 ; 25\% ; a \mid b ; \xrightarrow{a} ; \xrightarrow[b]{a}
\xleftarrow[x+1]{\frac{1}{2}} ; A \xrightarrow[{[b]}]{} B ; \xrightleftharpoons[k_2]{k_1}
|x| ; \dfrac{a}{b} ; x^{2^{3}} ; \sqrt{x^2+y^2} ; \frac{\frac{1}{2}}{3} ; a_{n+1} ; e^{-x} ; \left(x+1\right)\left(x-1\right)
`
  .trim()
  .split(/\n|;/)
  .map((latex) => latex.trim())
  .filter((latex) => latex !== '')

/** What LibreOffice loses where it is written letter by letter. */
export const TYPED = String.raw`
[2,5) ; (2 ; 2) ; ]a,b[ ; (x-1)^2 ; (x-1)^2(x+2)_n ; ((a+b)c)^2 ; \{1,2\} ; \{x \mid |x| < 2\} ; |x-1| + |y| ; |\vec{a}|^2 ; |
=5 ; >3 ; x= ; x^{+} ; x^{*} ; \lim_{x\to 0^+} f ; \frac{=1}{2} ; \overset{def}{=} ; p \sim q ; A \# B ; \sum_{i=1}^{n} (i+1)
\begin{aligned} 2x + 3 &= 7 \\ &= \frac{4}{2} \end{aligned} ; \begin{cases} 2x, & x<0 \\ x^2, & x\ge0 \end{cases} ; \xleftarrow{a}
`
  .trim()
  .split(/\n|;/)
  .map((latex) => latex.trim())
