import type { QuestionReview } from '@bank/contract/approval'
import type { KeyCheck } from '@bank/contract/key-check'
import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '../ui/button.tsx'
import { dateTime } from '../ui/format.ts'
import { SettleForm } from './key-check-outcome.tsx'
import { revisionWords } from './revision-words.ts'

/** Who answered the question without its key; a reviewer decides where the key stands. */
export function KeyChecks({ stands: { question_id, checks, may } }: { stands: QuestionReview }) {
  if (checks.length === 0 && !may.check) return null
  return (
    <section aria-label="Pemeriksaan kunci" className="mt-5 border-t border-line pt-4">
      <h3 className="mb-2 text-sm font-semibold">Pemeriksaan kunci</h3>
      {may.check && (
        <Link to="/periksa-kunci/$id" params={{ id: String(question_id) }} className={buttonClass('secondary')}>
          <KeyRound size={16} aria-hidden />
          Periksa kunci
        </Link>
      )}
      <ol className="space-y-3">
        {checks.map((check) => (
          <Check key={check.id} check={check} mayDecide={may.review} />
        ))}
      </ol>
    </section>
  )
}

function Check({ check, mayDecide }: { check: KeyCheck; mayDecide: boolean }) {
  const { ac_name, agrees, said, key_said, settled, name_settler, reason, created_at, revision, counts } = check
  const [isAsked, ask] = useState(false)
  const isOpen = counts && !agrees && settled === null
  return (
    <li>
      <p>
        <b className="font-semibold text-ink">{ac_name}</b>{' '}
        {agrees ? 'sama dengan kunci' : said === null ? 'berbeda dari kunci' : `menjawab ${said}, kunci ${key_said}`}
      </p>
      <p className="text-sm text-muted">
        {dateTime(created_at)}
        {revisionWords(revision)}
        {!counts && ' (tidak lagi berlaku)'}
      </p>
      {settled === 'keliru' && <p className="mt-1">Keliru: {reason}</p>}
      {settled === 'diputuskan' && (
        <p className="mt-1">
          Kunci dipertahankan oleh {name_settler}: {reason}
        </p>
      )}
      {settled === null && reason && <p className="mt-1">Kunci perlu diperbaiki: {reason}</p>}
      {isOpen && mayDecide && !isAsked && (
        <Button className="mt-2" onClick={() => ask(true)}>
          Pertahankan kunci
        </Button>
      )}
      {isOpen && isAsked && (
        <div className="mt-2">
          <SettleForm id={check.id} settled="diputuskan" asks="Mengapa kuncinya benar?" />
        </div>
      )}
    </li>
  )
}
