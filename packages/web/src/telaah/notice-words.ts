import type { Notice } from '@bank/contract/notice'
import { TASK_WORD } from '@bank/contract/stages'
import { dateTime, number } from '../ui/format.ts'
import { shortDay } from './due-words.ts'

type Told = Extract<Notice, { kind: `review-${string}` }>
export const isOfReview = (notice: Notice): notice is Told => notice.kind.startsWith('review-')

/** A notice as a sentence. */
export function noticeWords(notice: Notice): string {
  if (isOfReview(notice)) return reviewNoticeWords(notice)
  const { at } = notice
  if (notice.kind === 'new-device') {
    const { device_name, address } = notice.data
    return `Ada yang masuk dari perangkat baru: ${device_name}, ${address}, ${dateTime(at)}. Bukan Anda? Ganti password dan akhiri sesi lain.`
  }
  if (notice.kind === 'damage') {
    return `Disk server memberikan data yang rusak, ${dateTime(at)}. Mintalah pengelola server menjalankan "npm run doctor".`
  }
  const { address, times } = notice.data
  const often = times > 1 ? ` ${number(times)} kali, terakhir` : ''
  return `Ada yang meminta password baru untuk akun Anda${often} dari ${address}, ${dateTime(at)}. Bukan Anda? Minta admin menolaknya. Password Anda belum berubah.`
}

/** What the review flow tells, as a sentence. */
function reviewNoticeWords(notice: Told): string {
  if (notice.kind === 'review-own')
    return `Anda ikut menulis ${notice.data.code}, jadi telaahnya dikerjakan orang lain.`
  const { code, count } = notice.data
  const what = count > 1 ? `${number(count)} soal` : code
  if (notice.kind === 'review-late') return `${TASK_WORD[notice.data.task]} ${what} lewat tenggat.`
  const { name } = notice.data
  const somebody = name ?? 'Seseorang'
  switch (notice.kind) {
    case 'review-asked':
      return `${somebody} meminta Anda menelaah ${what}${until(notice.data.due_on)}.`
    case 'review-check':
      return `${somebody} meminta Anda memeriksa kunci ${what}${until(notice.data.due_on)}.`
    case 'review-changes':
      return `${what} perlu perbaikan: ${number(notice.data.remarks)} catatan.`
    case 'review-approved':
      return `${what} disetujui.`
    case 'review-rejected':
      return `${what} ditolak: ${notice.data.note ?? 'tanpa alasan'}.`.replace('..', '.')
    case 'review-published':
      return `${what} diterbitkan.`
    case 'review-mentioned':
      return `${somebody} menyebut Anda di ${what}.`
    case 'review-key':
      return `Kunci ${what} berbeda dari pemeriksa.`
  }
}

const until = (day: string | null) => (day ? ` (sampai ${shortDay(day)})` : '')
