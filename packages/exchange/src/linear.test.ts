import { readersIn, readInLinearTime } from '../../contract/test/linear.ts'

type Of<Given extends unknown[]> = (...given: Given) => unknown
const pair = (read: Of<[string, string]>, text: string) => read(text, text)
const asHtml = (read: Of<[string, unknown]>, text: string) => read(text, () => 'picture')

const readers = await readersIn(new URL('.', import.meta.url).pathname, {
  calls: {
    'formula/mathml:drawFormula': (read: Of<[string, boolean]>, text) => read(text, true),
    'formula/mathml:formulaHtml': (read: Of<[string, boolean]>, text) => read(text, false),
    'formula/symbols:inFont': (read: Of<[string, string]>, text) => read(text, 'Symbol'),
    'gift/gift-question:giftAnswer': (read: Of<[string, number]>, text) => read(text, 100),
    'gift/gift-question:partsAt': (read: Of<[string, RegExp]>, text) => read(text, /[~=]/),
    'moodle/pictures:pictureInAddress': (read: Of<[string, unknown]>, text) => read(text, new Map()),
    'read-qti/manifest:partNamed': pair,
    'recognise/key:saysText': (read: Of<[string, object]>, text) => read(text, {}),
    'same/canonical:canonical': asHtml,
    'sheet/number-format:shownNumber': pair,
  },
  bounds: {
    'formula/mathml:formulaHtml': { most: 2_000, by: 'drawFormula' },
  },
  ours: [
    // a formula in each second letter costs more than letters do, and Markdown its bound (LONGEST_MARKDOWN)
    'gift/read-gift:readGift',
    'systems/foreign-text',
    'systems/text-format',
    'systems/things:textHtml',
    // clean HTML alone, in which each tag ends
    'same/keep-same',
    'file/read-file',
    'formula/parts',
    'formula/omml-signs',
    'mtef',
    'own/styles',
    'recognise/options',
    'systems/not-read',
    'write',
    'xml/namespaces',
    'formula/symbols:signIn',
  ],
})

readInLinearTime(readers)
