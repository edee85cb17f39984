import type { Question } from '@bank/contract/question'
import { useEffect, useRef, useState } from 'react'
import { returning } from '../ui/returning.ts'
import type { Opened } from './opened.ts'
import { reopened } from './reopened.ts'

/** Which dialog is open. What was typed when a session expired opens its own again, once its question is on the page. */
export function useOpened(questions: readonly Question[] | undefined, head?: Question) {
  const [opened, open] = useState<Opened>()
  const looked = useRef(false)
  useEffect(() => {
    if (!questions || looked.current) return
    looked.current = true
    const from = returning.waiting()
    if (from) open(reopened(from.of, questions, head))
  }, [questions, head])
  return [opened, open] as const
}
