import { type NoticeData, type NoticeKind, TASK_WORD, type TaskKind } from '@bank/contract'
import { linkTo } from '../mail/link-to.ts'
import type { Letter } from './notice-mail.repo.ts'

/** What a mail says of a notice, and the page that it leads to: codes and numbers, no names, reasons or texts of people. */
type Line<Kind extends NoticeKind> = (data: NoticeData<Kind>) => readonly [says: string, page: string]

const LINES: { [Kind in NoticeKind]: Line<Kind> } = {
  'new-device': () => ['Ada yang masuk dari perangkat baru. Bukan Anda? Ganti password dan akhiri sesi lain.', ''],
  'reset-asked': () => ['Ada yang meminta password baru untuk akun Anda. Bukan Anda? Minta admin menolaknya.', ''],
  damage: () => ['Disk server memberikan data yang rusak.', ''],
  'review-asked': (of) => [`Anda diminta menelaah ${what(of)}.`, pageOf('telaah', of)],
  'review-check': (of) => [`Anda diminta memeriksa kunci ${what(of)}.`, pageOf('kunci', of)],
  'review-own': (of) => [`Anda ikut menulis ${of.code}, jadi telaahnya dikerjakan orang lain.`, pageOf('telaah', of)],
  'review-changes': (of) => [`${what(of)} perlu perbaikan: ${of.remarks} catatan.`, pageOf('perbaiki', of)],
  'review-approved': (of) => [`${what(of)} disetujui.`, pageOf('telaah', of)],
  'review-rejected': (of) => [`${what(of)} ditolak.`, pageOf('telaah', of)],
  'review-published': (of) => [`${what(of)} diterbitkan.`, pageOf('telaah', of)],
  'review-mentioned': (of) => [`Anda disebut di ${what(of)}.`, pageOf('telaah', of)],
  'review-key': (of) => [`Kunci ${what(of)} berbeda dari pemeriksa.`, pageOf('telaah', of)],
  'review-late': (of) => [`${TASK_WORD[of.task]} ${what(of)} lewat tenggat.`, pageOf(of.task, of)],
}

const what = ({ code, count }: { code: string; count: number }) =>
  count > 1 ? `${code} dan ${count - 1} soal lain` : code
const pageOf = (task: TaskKind, { question_id }: { question_id: number }) =>
  task === 'kunci'
    ? `periksa-kunci/${question_id}`
    : `telaah/${question_id}${task === 'perbaiki' ? '?bagian=perbaiki' : ''}`

/** The rest is one number: the app lists them all. */
const MOST_LINES = 20

/** A mail of notices that are not read. */
export function noticeLetter({ name, notices }: Letter, baseUrl: string): { subject: string; text: string } {
  const count = notices.length
  const lines = notices.slice(0, MOST_LINES).flatMap(({ kind, data }) => {
    const [says, page] = (LINES[kind] as (data: unknown) => readonly [string, string])(data)
    return [`- ${says}`, `  ${linkTo(baseUrl, page)}`]
  })
  return {
    subject: `Bank Soal: ${count} pemberitahuan`,
    text: [
      `Halo ${name},`,
      '',
      `Ada ${count} pemberitahuan yang belum Anda baca:`,
      '',
      ...lines,
      ...(count > MOST_LINES ? [`- dan ${count - MOST_LINES} lagi`] : []),
      '',
      'Surat seperti ini datang paling banyak sekali sejam. Anda dapat mematikannya di Profil:',
      linkTo(baseUrl, '?buka=profil'),
    ].join('\n'),
  }
}
