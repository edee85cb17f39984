import { askedOfBody } from '../../question-form/asked-of-body.ts'
import { type Finding, lint } from '../index.ts'
import { type RuleName, SEVERITY_OF } from '../names.ts'
import { CORPUS } from './corpus.ts'
import type { Sample } from './sample.ts'

/** A sample as the rules read a question. */
function lintedOf({ stem, options, short, discussion = '', inGroup }: Sample) {
  const asked = askedOfBody({
    qt_id: short ? 3 : 2,
    question_text: `<p>${stem}</p>`,
    selections: options?.map((text) => ({ selection_text: text.replace(/^\*/, ''), is_answer: text.startsWith('*') })),
    ...(short && { short_answers: [{ short_answer_text: short[0], first_range: short[1], second_range: short[2] }] }),
  })
  return asked && { ...asked, discussion: { discussion_text: discussion }, inGroup }
}

interface ReadSample {
  sample: Sample
  findings: Finding[]
}

export function readCorpus(): ReadSample[] {
  return CORPUS.map((sample) => {
    const linted = lintedOf(sample)
    return { sample, findings: linted ? lint(linted) : [] }
  })
}

/** How a rule does on the corpus: the stems that break it and that nearly do, those that it tells, wrongly tells and misses. */
export function scoreOf(read: readonly ReadSample[], rule: RuleName) {
  const isBroken = ({ breaks = [] }: Sample) => breaks.includes(rule)
  const stems = (those: (one: ReadSample) => boolean) => read.filter(those).map(({ sample }) => sample.stem)
  const isTold = ({ findings }: ReadSample) => findings.some((finding) => finding.rule === rule)
  return {
    broken: stems(({ sample }) => isBroken(sample)),
    spared: stems(({ sample }) => !isBroken(sample) && sample.nearly?.includes(rule) === true),
    told: stems(isTold),
    wrong: stems((one) => isTold(one) && !isBroken(one.sample)),
    missed: stems((one) => !isTold(one) && isBroken(one.sample)),
  }
}

/** Of a hundred findings of a rule those that are right, and of a hundred faults those that it finds, as people are told. */
export function figureOf({ broken, told, wrong, missed }: ReturnType<typeof scoreOf>) {
  const ofHundred = (part: number, whole: number) => Math.round((100 * part) / whole)
  return {
    right: ofHundred(told.length - wrong.length, told.length),
    found: ofHundred(broken.length - missed.length, broken.length),
  }
}

/** What a rule must reach there. */
export const askedOf = (rule: RuleName) =>
  SEVERITY_OF[rule] === 'saran'
    ? { samples: 6, precision: 0.8, recall: 0.8 }
    : { samples: 10, precision: 0.9, recall: 0.8 }
