import { aljabarQuestions } from './questions-aljabar.ts'
import { bilanganQuestions } from './questions-bilangan.ts'
import { dataQuestions } from './questions-data.ts'
import { formQuestions, formSnbtQuestions } from './questions-forms.ts'
import { geometriQuestions } from './questions-geometri.ts'
import { informasiQuestions } from './questions-informasi.ts'
import { literasiSnbtQuestions } from './questions-literasi-snbt.ts'
import { matematikaSnbtQuestions } from './questions-matematika-snbt.ts'
import { sastraQuestions } from './questions-sastra.ts'
import { skolastikQuestions } from './questions-skolastik.ts'
import { literasiTopics } from './topics-literasi.ts'
import { numerasiTopics } from './topics-numerasi.ts'
import { snpmbTopics } from './topics-snpmb.ts'

export const topics = [...literasiTopics, ...numerasiTopics, ...snpmbTopics]

/** The questions of the main lists, each with the children of its group. */
export const questions = [
  ...informasiQuestions,
  ...sastraQuestions,
  ...bilanganQuestions,
  ...aljabarQuestions,
  ...geometriQuestions,
  ...dataQuestions,
  ...formQuestions,
  ...skolastikQuestions,
  ...literasiSnbtQuestions,
  ...matematikaSnbtQuestions,
  ...formSnbtQuestions,
]
