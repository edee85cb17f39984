import type { Answer, Shown } from '@bank/contract/question-form/scorer'
import { takesSeveral } from '@bank/contract/question-words'
import type { KeyboardEvent } from 'react'
import { letterOf } from '../ui/letter.ts'
import { shortcuts, useShortcuts } from '../ui/shortcuts.ts'

interface AnswerKeys {
  question: Shown
  answer: Answer
  onAnswer: (answer: Answer) => void
  onSend: () => void
}

/** The keys of an answer: the letter of an option chooses it, Ctrl+Enter sends. */
export function useAnswerKeys({ question, answer, onAnswer, onSend }: AnswerKeys) {
  const { choices = [] } = answer
  const choose = (id: number) => {
    if (!takesSeveral(question.form)) return onAnswer({ choices: [id] })
    onAnswer({ choices: choices.includes(id) ? choices.filter((other) => other !== id) : [...choices, id] })
  }
  const letters = Object.fromEntries(
    question.selections.map(({ id_selection }, at) => [letterOf(at).toLowerCase(), () => choose(id_selection)]),
  )
  useShortcuts({ ...letters, 'Ctrl Enter': onSend })

  /** Within the answer, where a shortcut is not listened for while an option has the focus. */
  return (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    const isOption = target instanceof HTMLInputElement && target.type !== 'text'
    const act = ctrlKey || metaKey ? key === 'Enter' && onSend : !altKey && isOption && shortcuts.on() && letters[key]
    if (!act) return
    event.preventDefault()
    act()
  }
}
