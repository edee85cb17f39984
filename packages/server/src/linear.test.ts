import { readersIn, readInLinearTime } from '../../contract/test/linear.ts'
import { fingerprintOf } from './question/likeness/fingerprint.ts'
import { budgetFor } from './rich-text/budget.ts'

type Of<Given extends unknown[]> = (...given: Given) => unknown
const password = { most: 1_024, by: 'the limit of passwords' }

const readers = await readersIn(new URL('.', import.meta.url).pathname, {
  calls: {
    'db/containing:nameContains': (read: Of<[string, string]>, text) => read('name', text),
    'http/bind/json-bodies:hasMoreSigns': (read: Of<[string, number]>, text) => read(text, 1e9),
    'rich-text/fragment:escapeText': (read: Of<[string, Of<[string]>]>, text) => read(text, () => ''),
    'rich-text/parse:parseHtml': (read: Of<[string, object]>, text) => read(text, budgetFor(text.length)),
    'rich-text/required-text:requiredText': (read: Of<[string, string]>, text) => read('name', text),
  },
  bounds: { 'auth/guessed-words:spellingOf': password, 'auth/guessed-words:wordsOf': password },
  ours: [
    'auth/password-hash',
    'auth/password-patterns',
    'auth/password-policy',
    'auth/throttles',
    'backup',
    'count',
    'db/migration-file',
    'db/preparing-client',
    'doctor',
    'export',
    'factor',
    'free-space',
    'history',
    'mail',
    'media/image-choice',
    'part',
    'postgres',
    'process',
    'question/parts',
    'seed',
    'sign-in',
  ],
})

readInLinearTime([
  { name: 'fingerprintOf', read: (text) => fingerprintOf({ question_text: text }, () => '') },
  ...readers,
])
