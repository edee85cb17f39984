import type { XmlElement } from '../xml/element.ts'

/** What people call an interaction. */
const WORDS: Readonly<Record<string, string>> = {
  associate: 'memasangkan bebas',
  choice: 'pilihan',
  custom: 'interaksi khusus',
  drawing: 'menggambar',
  'end-attempt': 'tombol akhiri',
  'extended-text': 'uraian',
  'gap-match': 'mengisi rumpang',
  'graphic-associate': 'memasangkan pada gambar',
  'graphic-gap-match': 'mengisi rumpang pada gambar',
  'graphic-order': 'mengurutkan pada gambar',
  hotspot: 'menunjuk pada gambar',
  hottext: 'memilih kata dalam teks',
  'inline-choice': 'pilihan dalam kalimat',
  match: 'menjodohkan',
  media: 'media',
  order: 'mengurutkan',
  'portable-custom': 'interaksi khusus',
  'position-object': 'menempatkan pada gambar',
  'select-point': 'menunjuk titik',
  slider: 'penggeser',
  'text-entry': 'isian',
  upload: 'mengunggah berkas',
}

export function wordOf({ name }: XmlElement): string {
  const kind = name.slice('qti-'.length, -'-interaction'.length)
  return WORDS[kind] ?? kind
}
