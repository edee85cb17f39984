import { RULES_VERSION } from '@bank/contract/telaah/index'
import { CELLS_BACKFILL } from '../count/tally/tally.repo.ts'
import type { Backfill } from '../db/backfill.repo.ts'
import { writeEarlierChanges } from '../history/earlier-changes.repo.ts'
import { writeLikeness } from '../question/likeness/likeness.repo.ts'
import { noteLacks } from '../question/list/note-lacks.repo.ts'
import { searchInOneForm } from '../question/list/search-in-one-form.repo.ts'
import { markSeveralAnswers } from '../question/write/several-answers.repo.ts'
import { noteToRead } from '../review/lint.repo.ts'
import { writeTopicWords, writeWords } from '../search/search-word.repo.ts'

/** What this release fills after its migrations, oldest first; it stays in the list for databases of earlier releases. */
export const BACKFILLS: Backfill[] = [
  { name: 'changes', table: 'history', newestFirst: true, fill: writeEarlierChanges },
  { name: 'search-in-one-form', table: 'question', fill: searchInOneForm },
  { name: 'several-answers', table: 'question', fill: markSeveralAnswers },
  { name: 'likeness', table: 'question', newestFirst: true, fill: writeLikeness },
  { name: 'words', table: 'question', newestFirst: true, fill: writeWords },
  { name: 'question-has', table: 'question', newestFirst: true, fill: noteLacks },
  { name: 'topic-words', table: 'topic', fill: writeTopicWords('topic') },
  { name: 'subtopic-words', table: 'subtopic', fill: writeTopicWords('subtopic') },
  { name: 'bands', table: 'question', newestFirst: true, fill: writeLikeness },
  CELLS_BACKFILL,
  // rules that changed read all questions again
  { name: `lint-${RULES_VERSION}`, table: 'question', newestFirst: true, fill: noteToRead },
]
