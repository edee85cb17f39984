import { inProse } from './finding.ts'
import { isWithin } from './read.ts'
import { likeIn } from './words.ts'

/** Words that are often written in another way than the national dictionary has them. */
const LIST =
  'aktifitas aktivitas, amandemen amendemen, analisa analisis, anggauta anggota, antri antre, apotik apotek, ' +
  'atlit atlet, azas asas, berazaskan berasaskan, berfikir berpikir, berlobang berlubang, bernafas bernapas, ' +
  'berobah berubah, cabe cabai, cidera cedera, cinderamata cendera mata, detil detail, ' +
  'diagnosa diagnosis, dianalisa dianalisis, difahami dipahami, difikirkan dipikirkan, dirubah diubah, ' +
  'efektifitas efektivitas, ekstrim ekstrem, elit elite, esei esai, faham paham, fihak pihak, fikir pikir, ' +
  'fikiran pikiran, fotosintesa fotosintesis, frekuwensi frekuensi, frekwensi frekuensi, gubug gubuk, ' +
  'hakekat hakikat, hapal hafal, hierarkhi hierarki, himbau imbau, himbauan imbauan, hipotesa hipotesis, ' +
  'hirarki hierarki, hutang utang, ijasah ijazah, ijin izin, intropeksi introspeksi, isteri istri, ' +
  "jadual jadwal, jaman zaman, jum'at jumat, jum’at jumat, justeru justru, kadaluarsa kedaluwarsa, " +
  'karir karier, katagori kategori, kedaluarsa kedaluwarsa, kelembaban kelembapan, ketrampilan keterampilan, ' +
  'komplek kompleks, kongkret konkret, kongkrit konkret, konkrit konkret, konsekwensi konsekuensi, ' +
  'kreatifitas kreativitas, kuatir khawatir, kwadrat kuadrat, kwalitas kualitas, kwantitas kuantitas, ' +
  'kwartal kuartal, kwartet kuartet, kwitansi kuitansi, legalisir legalisasi, lembab lembap, lobang lubang, ' +
  'managemen manajemen, manejer manajer, mempengaruhi memengaruhi, menejemen manajemen, ' +
  'menganalisa menganalisis, menghapal menghafal, menghimbau mengimbau, mengkomunikasikan mengomunikasikan, ' +
  'mengkonsumsi mengonsumsi, mensosialisasikan menyosialisasikan, mensukseskan menyukseskan, mentaati menaati, ' +
  'menterjemahkan menerjemahkan, mentoleransi menoleransi, merubah mengubah, mesjid masjid, metoda metode, ' +
  'milyar miliar, motifasi motivasi, mupakat mufakat, musium museum, nafas napas, nasehat nasihat, ' +
  'nasionalisir nasionalisasi, negri negeri, nomer nomor, nopember November, obyek objek, orisinil orisinal, ' +
  'pasport paspor, pebruari Februari, perangko prangko, pernafasan pernapasan, pondasi fondasi, ' +
  'praktek praktik, produktifitas produktivitas, propinsi provinsi, prosentase persentase, ramadhan ramadan, ' +
  'rejeki rezeki, relatifitas relativitas, resiko risiko, sejaman sezaman, ' +
  'sekedar sekadar, seksama saksama, sensitifitas sensitivitas, shalat salat, sholat salat, silahkan silakan, ' +
  'sintesa sintesis, sistim sistem, sorga surga, standarisasi standardisasi, subyek subjek, supir sopir, ' +
  'sutera sutra, tauladan teladan, tehnik teknik, tehnologi teknologi, tekhnik teknik, telor telur, ' +
  'teoritis teoretis, terimakasih terima kasih, terlantar telantar, terompet trompet, trampil terampil, ' +
  'trilyun triliun, urin urine, varitas varietas, walikota wali kota'
/** By the word as it should not be written. */
const STANDARD = new Map(
  LIST.split(', ').map((pair) => [pair.split(' ', 1)[0] ?? '', pair.slice(pair.indexOf(' ') + 1)]),
)

export const nonstandard = inProse(({ words, code }) =>
  words.flatMap(({ word, small, from, to }) => {
    const standard = STANDARD.get(small)
    if (!standard || isWithin(code, from)) return []
    const fix = likeIn(word, standard)
    return [{ at: [from, to] as const, message: `Bentuk baku: ${fix}.`, fix }]
  }),
)
