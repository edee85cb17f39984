import type { Question } from '@bank/contract/question'
import { pointsOf } from '@bank/contract/question-form/score'
import { SCORERS } from '@bank/contract/question-form/scorers'
import { NO_IMAGE } from '@bank/contract/question-parts'
import type { WrittenQuestion } from './written-question.ts'

/**
 * Questions of the bank as they are written into files. The head of a group is a question only when it has a key: else its
 * text is what the others share.
 */
export function writtenPackage(questions: readonly Question[]): WrittenQuestion[] {
  const shared = new Map<number, { text: string; first?: number }>()
  const written: WrittenQuestion[] = []
  for (const [at, question] of questions.entries()) {
    const isHead = questions[at + 1]?.parent_id === question.id_question
    if (isHead && SCORERS[question.form].answerOf(question) === undefined) {
      shared.set(question.id_question, { text: question.question_text })
      continue
    }
    const head = question.parent_id ?? 0
    const stimulus = shared.get(head)
    if (stimulus) stimulus.first ??= written.length
    written.push({
      ...writtenOf(question),
      ...(stimulus && { stimulus: stimulus.text, stimulusOf: head, head: stimulus.first ?? written.length }),
    })
  }
  return written
}

/** A question of the bank as files have it. */
export function writtenOf(question: Question): WrittenQuestion {
  const { form, short_answers, interaction, scoring } = question
  const { used: _, ...document } = interaction
  // of an essay the sum of its rubric; 0 while that gives none
  const points = pointsOf(SCORERS[form], question)
  return {
    id: question.id_question,
    code: question.code,
    status: question.status,
    form,
    text: question.question_text,
    options: question.selections.map(({ selection_text, image, is_answer }) => ({
      text: selection_text,
      ...(image !== NO_IMAGE && { picture: image }),
      isKey: is_answer,
    })),
    answers: short_answers.flatMap(({ short_answer_text }) => short_answer_text || []),
    ranges: short_answers.flatMap(({ first_range: first, second_range: second }) =>
      first || second ? { first, second } : [],
    ),
    ...(question.answer !== null && { answer: question.answer }),
    statements: question.statements.map(({ text, answer }) => ({ text, answer })),
    interaction: document,
    discussion: question.discussion?.discussion_text ?? '',
    ...named(question),
    keywords: question.keywords.map(({ keyword_text }) => keyword_text),
    ...(points > 0 && { points }),
    rule: scoring.rule,
  }
}

const NAMES = {
  topic: 'topic_name',
  subtopic: 'subtopic_name',
  class: 'class_name',
  level: 'qtn_level_name',
  indicator: 'indicator_name',
  label: 'label',
} as const satisfies Record<string, keyof Question>

const named = (question: Question) =>
  Object.fromEntries(
    Object.entries(NAMES).flatMap(([name, column]) => (question[column] ? [[name, String(question[column])]] : [])),
  )
