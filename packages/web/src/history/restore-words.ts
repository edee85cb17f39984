import type { Change } from '../changes/changes.ts'
import { nameOf } from '../changes/sentence.ts'
import { thingOf } from '../changes/things.ts'
import { dateTime } from '../ui/format.ts'

const WITH_PARTS: Readonly<Record<string, string>> = {
  question: ' dengan pilihan, jawaban, kata kunci, pernyataan, pembahasan, dan gambarnya',
  category: ' dengan kelas dan gambarnya',
  topic: ' dengan gambarnya',
  subtopic: ' dengan gambarnya',
}

/** The label of the restore button and the text of its confirmation (docs/decisions/016). */
export function restoreOf(change: Change): { label: string; detail: string } {
  const { resource, entries } = change
  const thing = `${thingOf(resource)} ${nameOf(change)}`
  const wasDeleted = entries.some((entry) => entry.resource === resource && entry.after === null)
  if (wasDeleted)
    return {
      label: 'Pulihkan',
      detail:
        `Akan kembali: ${thing}${WITH_PARTS[resource] ?? ''}, seperti sebelum dihapus. ` +
        'Bila sudah pernah dipulihkan, isinya yang sekarang digantikan, tetapi tetap tercatat di sini.',
    }

  if (resource === 'question' && entries.every(({ after }) => after === null)) {
    const parts = [...new Set(entries.map((entry) => thingOf(entry.resource)))].join(', ')
    return { label: 'Pulihkan', detail: `Akan kembali: ${parts} pada ${thing}. Bagian lain soal ini tidak berubah.` }
  }
  const [{ at }] = entries
  return {
    label: 'Pulihkan versi sebelumnya',
    detail:
      `Akan menjadi seperti sebelum perubahan pada ${dateTime(at)}: ${thing}${WITH_PARTS[resource] ?? ''}. ` +
      'Semua perubahan sejak saat itu digantikan, tetapi tetap tercatat di sini dan dapat dipulihkan lagi.',
  }
}
