import type { Notice } from '@bank/contract/notice'
import { isOfReview, reviewNoticeWords } from '../telaah/notice-words.ts'
import { dateTime, number } from '../ui/format.ts'

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
