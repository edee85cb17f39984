import { threadRoutes } from '@bank/contract/thread'
import { FLOW_READS } from '../flow-reads.ts'

/** What shows comments, and what waits for them; the review of a question is of its resource. */
export const THREAD_READS = [...FLOW_READS, threadRoutes.list, threadRoutes.comments]
