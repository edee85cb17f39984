import { expect, it } from 'vitest'
import { choices, declared, item2, item3, matches, readItemFile, told } from '../../test/qti.ts'

const P = '<p>Tanya?</p>'
const mapped = (...entries: (readonly [string, number])[]) =>
  `<qti-mapping>${entries.map(([key, value]) => `<qti-map-entry map-key="${key}" mapped-value="${value}"/>`).join('')}</qti-mapping>`
const MAP =
  '<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/map_response.xml"/>'
const entry = '<qti-text-entry-interaction response-identifier="R"/>'
const compared = (inside: string) =>
  `<qti-response-processing><qti-response-condition><qti-response-if>${inside}</qti-response-if></qti-response-condition></qti-response-processing>`
const number = (value: string) => `<qti-base-value base-type="float">${value}</qti-base-value>`
const given = '<qti-variable identifier="R"/>'
const essay = '<qti-extended-text-interaction response-identifier="R" expected-lines="6"/>'
const rubric = (view: string, text: string) =>
  `<qti-rubric-block view="${view}" use="ext:x"><qti-content-body>${text}</qti-content-body></qti-rubric-block>`

it.each([
  [
    'a single choice, with its prompt and its feedback',
    item3(
      P +
        choices(
          ['<p>satu</p>', 'dua<qti-feedback-inline outcome-identifier="F" identifier="B">Ya</qti-feedback-inline>'],
          '<qti-prompt>Pilih.</qti-prompt>',
        ),
      {
        before: declared('identifier', 'single', ['B']),
        after:
          '<qti-modal-feedback outcome-identifier="F" identifier="B"><qti-content-body>Sebab dua.</qti-content-body></qti-modal-feedback>',
      },
    ),
    ['pg: Tanya? Pilih.', '- satu', '* dua', 'discussion: Sebab dua.', '! Tidak disimpan: umpan balik per opsi.'],
  ],
  [
    'several choices whose wrong ones count against',
    item3(P + choices(['a', 'b', 'c']), {
      before: declared('identifier', 'multiple', ['A', 'C'], mapped(['A', 1], ['B', -1], ['C', 1])),
      after: MAP,
    }),
    ['pgk: Tanya?', '* a', '- b', '* c', 'rule: parts_minus'],
  ],
  [
    'several choices with parts of other worth',
    item3(P + choices(['a', 'b']), {
      before: declared('identifier', 'multiple', ['A', 'B'], mapped(['A', 1], ['B', 3])),
      after: MAP,
    }),
    ['pgk: Tanya?', '* a', '* b', '! Tidak disimpan: nilai sebagian.'],
  ],
  [
    'texts that a mapping accepts, with a blank in the line',
    item3(`<p>Ibu kota ${entry} ramai.</p>`, {
      before: declared('string', 'single', ['Bogor'], mapped(['Bogor', 1], ['Buitenzorg', 1])),
      after: MAP,
    }),
    ['isian: Ibu kota ____ ramai.', '= Bogor', '= Buitenzorg'],
  ],
  [
    'a number, whose point is not one of thousands',
    item3(`${P}<p>${entry}</p>`, { before: declared('float', 'single', ['1.234']) }),
    ['isian: Tanya?', '= 1,234'],
  ],
  [
    'numbers between bounds',
    item3(`${P}<p>${entry}</p>`, {
      before: declared('float', 'single', ['3.14']),
      after: compared(
        `<qti-and><qti-gte>${given}${number('3.1')}</qti-gte><qti-lte>${given}${number('3.2')}</qti-lte></qti-and>`,
      ),
    }),
    ['isian: Tanya?', '= 3,1..3,2'],
  ],
  [
    'a number with a tolerance in percent',
    item3(`${P}<p>${entry}</p>`, {
      before: declared('float', 'single', ['200']),
      after: compared(
        `<qti-equal tolerance-mode="relative" tolerance="5 10">${given}<qti-correct identifier="R"/></qti-equal>`,
      ),
    }),
    ['isian: Tanya?', '= 190..220'],
  ],
  [
    'an essay with what only scorers read',
    item3(P + essay + rubric('scorer', '<p>Sebut <i>dua</i>.</p>') + rubric('tutor', '<p>Lihat bab 3.</p>')),
    ['uraian: Tanya?', 'answer: Sebut dua.', 'discussion: Lihat bab 3.'],
  ],
  [
    'a table of statements',
    item3(P + matches(['Satu', 'Dua', 'Tiga'], ['Fakta', 'Opini', 'Ragu']), {
      before: declared('directedPair', 'multiple', ['P1 S1', 'P2 S2']),
    }),
    ['kategori: Tanya?', 'Satu -> Fakta', 'Dua -> Opini', 'Tiga -> -', '! Kunci belum ada.'],
  ],
  [
    'two lists to be paired',
    item3(P + matches(['a', 'b'], ['x', 'y', 'z'], { most: 1 }), {
      before: declared('directedPair', 'multiple', ['P1 S3', 'P2 S1']),
    }),
    ['jodohkan: Tanya?', 'a -> z', 'b -> x'],
  ],
])('reads %s', async (_, xml, lines) => {
  const { questions, warnings } = await readItemFile(xml)
  expect([questions.map(told), warnings]).toEqual([[lines], []])
})

it('gives statements that are true or false to SNPMB as its own form', async () => {
  const xml = item3(P + matches(['Satu', 'Dua'], ['True', 'False']), {
    before: declared('directedPair', 'multiple', ['P1 S2', 'P2 S1']),
  })
  expect((await readItemFile(xml, 'snpmb')).questions.map(told)).toEqual([
    ['benar_salah: Tanya?', 'Satu -> 2', 'Dua -> 1'],
  ])
})

it('reads QTI 2 by the same rules', async () => {
  const xml = item2(
    '<p>Tanya?</p><choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction><rubricBlock view="tutor"><p>Sebab.</p></rubricBlock>',
    {
      before:
        '<responseDeclaration identifier="R" cardinality="single" baseType="identifier"><mapping><mapEntry mapKey="A" mappedValue="1"/></mapping></responseDeclaration><outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float" normalMaximum="2"/>',
    },
  )
  const { questions } = await readItemFile(`<!DOCTYPE assessmentItem>${xml}`)
  expect(questions.map(told)).toEqual([['pg: Tanya?', '* a', '- b', 'discussion: Sebab.']])
  expect(questions[0]).toMatchObject({ points: 2, state: 'ready', place: { title: 'Satu' } })
})

const math = (inside: string) => `<math xmlns="http://www.w3.org/1998/Math/MathML">${inside}</math>`
it.each([
  [
    'its LaTeX',
    '<semantics><mi>q</mi><annotation encoding="application/x-tex">\\[ \\frac{1}{2} \\]</annotation></semantics>',
    '$\\frac{1}{2}$',
  ],
  ['its MathML', '<mfrac><mn>1</mn><msqrt><mi>x</mi></msqrt></mfrac>', '$\\frac{1}{\\sqrt{x}}$'],
  ['brackets of older MathML', '<mfenced separators=";"><mi>a</mi><mi>b</mi></mfenced>', '$\\left(a;b\\right)$'],
])('reads a formula by %s', async (_, inside, latex) => {
  const { questions } = await readItemFile(item3(`<p>Nilai ${math(inside)}</p>${essay}`))
  expect(questions.map(told)).toEqual([[`uraian: Nilai ${latex}`]])
})

it('keeps the letters of a formula that says its meaning and not its look', async () => {
  const { questions } = await readItemFile(
    item3(`<p>${math('<apply><plus/><ci>a</ci><ci>b</ci></apply>')}</p>${essay}`),
  )
  expect(questions.map(told)).toEqual([['uraian: ab', '! Rumus tidak terbaca; teksnya dipertahankan.']])
})

it.each([
  ['an order', item3('<qti-order-interaction response-identifier="R"/>'), 'mengurutkan'],
  ['an interaction that no one knows', item3('<qti-kelak-interaction response-identifier="R"/>'), 'kelak'],
  ['a text alone', item3(P), 'tanpa interaksi'],
  ['two interactions', item3(`<p>${entry} ${entry}</p>`), 'beberapa interaksi dalam satu soal (isian)'],
  [
    'a template',
    item3(P + essay, { before: '<qti-template-declaration identifier="T" cardinality="single"/>' }),
    'soal bertemplat',
  ],
])('names what has no place here: %s', async (_, xml, kind) => {
  const { questions, warnings } = await readItemFile(xml)
  expect([questions, warnings]).toEqual([[], [`Tidak didukung: ${kind}: butir 1 “Satu”.`]])
})
