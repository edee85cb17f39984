import { ApiError, invalid, type keyCheckRoutes, type ToldAnswer, type UnkeyedQuestion } from '@bank/contract'
import { ANSWERS } from '@bank/contract/question-form/answers'
import { lackOfAnswer } from '@bank/contract/question-form/given'
import { fractionOf } from '@bank/contract/question-form/score'
import type { Answer, Shown } from '@bank/contract/question-form/scorer'
import { SCORERS } from '@bank/contract/question-form/scorers'
import type { Db } from '../db/connect.ts'
import type { Actor, Handlers } from '../http/bind/handler.ts'
import { edited, found, one } from '../http/bind/reply.ts'
import { blindRefusal, needsCheck, reviewRefusal } from '../question/approval/acts.ts'
import { posedQuestion } from '../question/approval/checked-question.ts'
import {
  checksOf,
  hasChecked,
  insertCheck,
  questionOfCheck,
  writeSettled,
} from '../question/approval/key-check.repo.ts'
import { moveTo } from '../question/approval/move.repo.ts'
import { notify } from '../question/approval/notify.repo.ts'
import { bindingPolicy, openForReview } from '../question/approval/open.ts'
import { personAt } from '../question/approval/person.repo.ts'
import { policyOf } from '../question/approval/policy.repo.ts'
import { settle } from '../question/approval/settle.repo.ts'
import { findStanding, lockStanding, type Standing } from '../question/approval/standing.repo.ts'
import { finishTask } from '../question/approval/task.repo.ts'
import { findQuestion } from '../question/list/question.repo.ts'
import { closeThread, resolveMended, sayInThread } from './key-thread.repo.ts'
import { readNow } from './lint.repo.ts'
import { tellMentioned, tellToMend } from './tell-of-thread.ts'

export const keyCheckHandlers: Handlers<typeof keyCheckRoutes> = {
  unkeyed: async ({ params: { id } }, { db, actor }) => {
    const standing = found(await findStanding(db, id))
    const policy = await bindingPolicy(db)
    const refusal = blindRefusal(standing, await personAt(db, actor, standing), policy)
    if (refusal) throw refusal
    const question = await posedQuestion(db, id)
    return one({
      ...(SCORERS[question.form].student(question) as Pick<UnkeyedQuestion, keyof Shown>),
      question_id: id,
      revision: standing.revision,
      stimulus: await stimulusOf(db, standing),
      checked: await hasChecked(db, standing, actor.id),
    })
  },

  check: async ({ params, body: { revision, answer: sent, seconds = null } }, { db, actor }) => {
    const { standing, policy } = await openForReview(db, params.id, revision)
    const refusal = blindRefusal(standing, await personAt(db, actor, standing), policy)
    if (refusal) throw refusal
    if (!needsCheck(standing, policy)) throw conflict('Kunci essay dinilai penelaah.')
    if (await hasChecked(db, standing, actor.id)) throw conflict('Anda sudah memeriksa kunci revisi ini.')
    const question = await posedQuestion(db, standing.id)
    const scorer = SCORERS[standing.form]
    const key = scorer.answerOf(question)
    if (!key) throw conflict('Kunci belum ada.')
    const answer = answerOf(standing, sent)
    const lack = lackOfAnswer(scorer.student(question), answer)
    if (lack) throw invalid({ answer: lack })
    const agrees = fractionOf('all', scorer.result(question, answer)) === 1
    const id = await insertCheck(db, standing, { answer, agrees, seconds, by: actor.id })
    if (agrees) {
      await finishTask(db, 'kunci', standing.id, actor.id)
      await resolveMended(db, standing, actor.id)
    } else
      await notify(db, {
        kind: 'review-key',
        question: standing,
        actor: actor.id,
        to: [standing.submitted_by],
        more: {},
      })
    await goOn(db, standing, actor)
    const { said, key_said, ...check } = await checkOf(db, standing, id)
    return {
      data: [{ ...check, said: said ?? '', key_said: key_said ?? '', key: key as ToldAnswer }],
      message: agrees ? 'Sama dengan kunci.' : `Berbeda: Anda ${said}, kunci ${key_said}.`,
    }
  },

  settle: async ({ params: { id }, body: { settled = null, reason } }, { db, actor }) => {
    const standing = found(await lockStanding(db, found(await questionOfCheck(db, id))))
    const policy = await bindingPolicy(db)
    const check = found((await checksOf(db, standing)).find((one) => one.id === id))
    if (!check.counts) throw conflict('Isi soal sudah berubah sejak kunci ini diperiksa.')
    if (check.agrees || check.settled) throw conflict('Pemeriksaan ini sudah selesai.')
    const refusal = reviewRefusal(standing, await personAt(db, actor, standing), policy)
    if (settled === 'diputuskan' && refusal) throw refusal
    if (settled !== 'diputuskan' && check.ac_id !== actor.id)
      throw new ApiError('FORBIDDEN', { message: 'Ini jawaban orang lain.' })
    await writeSettled(db, id, settled, reason, actor.id)
    await finishTask(db, 'kunci', standing.id, check.ac_id)
    if (settled) {
      await tellMentioned(db, actor, standing, await closeThread(db, standing, check, reason, actor.id))
      await goOn(db, standing, actor)
      return { ...edited(await checkOf(db, standing, id)), message: 'Alasan disimpan.' }
    }
    const { isNew, mentioned } = await sayInThread(db, standing, check, reason, actor.id)
    await tellMentioned(db, actor, standing, mentioned)
    if (!refusal) await moveTo(db, [standing.id], { to: 'changes', kind: 'returned', by: actor.id, note: reason })
    else {
      if (isNew) await tellToMend(db, actor, standing)
      await goOn(db, standing, actor)
    }
    const message = refusal ? 'Alasan Anda menjadi catatan bagi penulis.' : 'Soal dikembalikan untuk diperbaiki.'
    return { ...edited(await checkOf(db, standing, id)), message }
  },
}

const conflict = (message: string) => new ApiError('CONFLICT', { message })

const checkOf = async (db: Db, standing: Standing, id: number) =>
  found((await checksOf(db, standing)).find((one) => one.id === id))

/** Approves it when nothing else is lacking, else asks for what is. */
async function goOn(db: Db, standing: Standing, actor: Actor) {
  await readNow(db, [standing.id])
  await settle(db, standing, await policyOf(db), { by: actor.id, isRead: true })
}

function answerOf({ form }: Standing, sent: Answer): Answer {
  const { data, success } = ANSWERS[form].safeParse(sent)
  if (!success) throw invalid({ answer: 'Jawaban ini tidak sesuai dengan bentuk soal.' })
  return data
}

const stimulusOf = async (db: Db, { parent_id }: Standing) =>
  parent_id === null ? null : ((await findQuestion(db, parent_id))?.question_text ?? null)
