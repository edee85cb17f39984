/** Why a file as a whole is not read, as a person is told. */
const SENTENCES = {
  'not-docx': 'Berkas ini bukan .docx. Buka di Word, lalu Simpan sebagai .docx.',
  'not-xlsx': 'Berkas ini bukan .xlsx. Buka di Excel, lalu Simpan sebagai .xlsx.',
  locked: 'Berkas dikunci kata sandi. Buka kuncinya dahulu.',
  'unknown-xml': 'Berkas XML ini bukan Moodle XML atau QTI.',
  doctype: 'Berkas ini memuat DOCTYPE, yang tidak dibuka demi keamanan. Ekspor ulang tanpa DOCTYPE.',
  broken: 'Berkas rusak dan tidak bisa dibuka.',
  'too-large': 'Isi berkas terlalu besar setelah dibuka. Pecah menjadi beberapa berkas.',
  'file-too-large': 'Berkas lebih dari 50 MB.',
  'no-items': 'Tidak ada soal QTI di dalam berkas ini.',
  'no-manifest': 'Tidak ada soal di dalam .zip ini. Isinya paket QTI dengan imsmanifest.xml, Moodle XML, atau GIFT.',
  'qti-old': 'QTI 1.2 tidak didukung. Ekspor sebagai QTI 2.1, 2.2, atau 3.0.',
} as const

export type Refusal = keyof typeof SENTENCES

/** Thrown by the readers of files. `message` is the sentence for people; `detail` says for us what was seen. */
export class FileRefused extends Error {
  override name = 'FileRefused'

  constructor(
    readonly refusal: Refusal,
    readonly detail: string,
  ) {
    super(SENTENCES[refusal])
  }
}
