import type { contract } from '@bank/contract'
import type { AppOptions } from './app.ts'
import { classHandlers } from './class/class.routes.ts'
import type { Implementation } from './http/bind.ts'
import { subjectHandlers } from './subject/subject.routes.ts'

/** Who answers each resource of the contract: one line a resource. */
export const handlers = (_: AppOptions): Implementation<typeof contract> => ({
  subject: subjectHandlers,
  class: classHandlers,
})
