import { readersIn, readInLinearTime } from '../test/linear.ts'
import { askedOfBody } from './question-form/asked-of-body.ts'
import { exactOf } from './telaah/exact.ts'
import { lint } from './telaah/index.ts'
import { comparedOf } from './telaah/twins/compared.ts'

const asked = (text: string) => ({ question_text: text, selections: [{ selection_text: text }] })
type Of<Given extends unknown[]> = (...given: Given) => unknown
const pair = (read: Of<[string, string]>, text: string) => read(text, text)

const readers = await readersIn(new URL('.', import.meta.url).pathname, {
  calls: {
    'linear-text:withoutEnd': (read: Of<[string, RegExp]>, text) => read(text, /[\s.…:?!]/),
    'mention:piecesOfText': (read: Of<[string, string[]]>, text) => read(text, ['a', 'Siti Aminah', 'Siti']),
    'number/bounded:bounded': pair,
    'number/quantity:quantityBeside': pair,
    'number/same-text:isSameText': (read: Of<[string, string, boolean]>, text) => read(text, text, false),
    'rich-foreign:isDrawnTwice': (read: Of<[string, string[]]>, text) => read('span', [text]),
    'rich-foreign:styleOfAttributes': (read: Of<[string, () => string]>, text) => read('td', () => text),
    'rich-foreign:isMarkTakenBack': (read: Of<[string, string]>, text) => read('b', text),
    'rich-text:allows': (read: Of<[string, string, string]>, text) => read('a', 'href', text),
    'search/affix:areForms': pair,
    'telaah/anchor:readsAs': pair,
    'telaah/raw-formula:rawFormula': (read: Of<[string, number]>, text) => read(text, 0),
    'telaah/read:readText': (read: Of<[string, string]>, text) => read('question_text', text),
    'telaah/words:likeIn': pair,
  },
  ours: ['crud', 'dashboard', 'image', 'question-form/content', 'telaah/finding', 'telaah/names'],
})

readInLinearTime([
  { name: 'exactOf', read: (text) => exactOf(asked(text)) },
  { name: 'comparedOf', read: (text) => comparedOf(asked(text)) },
  {
    name: 'lint',
    read: (text) => {
      const question = askedOfBody({ qt_id: 2, ...asked(text) })
      return question && lint({ ...question, discussion: { discussion_text: text } })
    },
  },
  ...readers,
])
