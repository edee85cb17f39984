import type { Sample } from './sample.ts'

const FIELD = '<img src="/media/lapangan.png" alt="">'
const POSE = '<img src="/media/pose.png" alt="Anak berdiri dengan satu kaki">'
const BALL = '<img src="/media/bola.png" alt=" ">'

export const SPORT: readonly Sample[] = [
  {
    stem: 'Jumlah pemain dalam satu regu bola voli adalah ....',
    options: ['A. 5', 'B. 6', 'C. 7', 'D. 8'],
    breaks: ['key-missing', 'option-prefix'],
    nearly: ['number-order'],
  },
  {
    stem: 'Induk organisasi sepak bola Indonesia adalah ....',
    options: ['a) PSSI', 'b) PBSI', 'c) PBVSI', 'd) PERBASI'],
    breaks: ['key-missing', 'option-prefix'],
  },
  {
    stem: 'Gerakan senam yang bertumpu pada kedua tangan disebut ....',
    options: ['A. handstand', 'B. kayang', 'C. sikap lilin', 'D. guling depan'],
    discussion: 'Kuncinya adalah A.',
    breaks: ['key-missing', 'option-prefix'],
    nearly: ['key-discussion'],
  },
  {
    stem: 'Lama satu babak pertandingan itu 22.5 menit. Istirahatnya selama ....',
    options: ['5 menit', '10 menit', '15 menit', '20 menit'],
    breaks: ['key-missing', 'decimal-point'],
    nearly: ['number-order', 'unit-twice'],
  },
  {
    stem: 'Berat peluru untuk putri adalah 4 kg kg. Gerakan akhir tolak peluru disebut ....',
    options: ['*gerak lanjut', 'awalan', 'tumpuan', 'ayunan'],
    breaks: ['unit-twice'],
    nearly: ['key-missing'],
  },
  {
    stem: 'Panjang lintasan renang 50 meter meter. Gaya renang yang paling cepat adalah gaya ....',
    options: ['*bebas', 'dada', 'punggung', 'kupu-kupu'],
    breaks: ['unit-twice'],
    nearly: ['repeated', 'key-missing'],
  },
  {
    stem: 'Kenaikan denyut nadi pelari itu 20% persen. Alat pengukur waktu lari adalah ....',
    options: ['*stopwatch', 'peluit', 'meteran', 'bendera'],
    breaks: ['unit-twice'],
    nearly: ['key-missing'],
  },
  {
    stem: 'Hadiah lomba itu Rp500.000 rupiah. Nomor lari yang memakai tongkat adalah lari ....',
    options: ['*estafet', 'gawang', 'maraton', 'halang rintang'],
    breaks: ['unit-twice'],
    nearly: ['decimal-point', 'key-missing', 'depends'],
  },
  {
    stem: 'Tinggi net bola voli putra adalah 2.43 m dan net putri adalah 2.24 m. Servis dilakukan dari ....',
    options: ['*daerah servis', 'garis tengah', 'daerah serang', 'luar lapangan'],
    breaks: ['decimal-point'],
    nearly: ['unit-twice', 'key-missing'],
  },
  {
    stem: 'Catatan waktu pelari itu 10.8 detik. Start yang dipakai untuk lari jarak pendek adalah start ....',
    options: ['*jongkok', 'berdiri', 'melayang', 'duduk'],
    breaks: ['decimal-point'],
    nearly: ['key-missing'],
  },
  {
    stem: 'Loncatan atlet itu sejauh 7.25 m. Tumpuan lompat jauh memakai ....',
    options: ['*kaki terkuat', 'kedua kaki', 'kaki kiri', 'kaki kanan'],
    breaks: ['decimal-point'],
  },
  {
    stem: 'Suhu tubuh pelari naik 0.8 derajat. Pemanasan berguna untuk ....',
    options: ['*mencegah cedera', 'menambah berat', 'mengurangi tidur', 'menambah lapar'],
    breaks: ['decimal-point'],
    nearly: ['nonstandard'],
  },
  {
    stem: `${FIELD} Bagian lapangan yang diberi warna merah disebut ....`,
    options: ['*daerah penalti', 'garis tengah', 'sudut', 'gawang'],
    breaks: ['alt-missing'],
    nearly: ['figure-missing'],
  },
  {
    stem: `${BALL} Bola itu digunakan dalam permainan ....`,
    options: ['*bola basket', 'bola voli', 'sepak bola', 'bola tangan'],
    breaks: ['alt-missing'],
    nearly: ['option-letter'],
  },
  {
    stem: `${POSE} Sikap itu melatih ....`,
    options: ['*keseimbangan', 'kecepatan', 'kekuatan', 'kelenturan'],
    nearly: ['alt-missing', 'key-missing'],
  },
  {
    stem: 'Gerakan yang benar ditunjukkan oleh gambar ....',
    options: [`*${POSE}`, FIELD, POSE.replace('satu kaki', 'dua kaki'), BALL],
    breaks: ['alt-missing'],
  },
  {
    stem: 'Sikap awal guling depan ditunjukkan oleh gambar ....',
    options: [`*${POSE}`, POSE.replace('berdiri', 'jongkok'), POSE.replace('berdiri', 'duduk')],
    discussion: `Sikap awal adalah berdiri. ${POSE}`,
    nearly: ['alt-missing', 'figure-missing'],
  },
  {
    stem: 'Teknik mengoper bola dari depan dada disebut ....',
    options: ['*chest pass', 'bounce pass', 'overhead pass', 'lay up'],
    discussion: `Perhatikan cara mengoper itu. ${FIELD}`,
    breaks: ['alt-missing'],
  },
  {
    stem: 'Perhatikan skema di samping! Formasi yang dipakai regu itu adalah ....',
    options: ['*4-4-2', '4-3-3', '3-5-2', '5-3-2'],
    breaks: ['figure-missing'],
    nearly: ['number-order', 'di-place'],
  },
  {
    stem: 'Amati gambar tersebut! Otot yang dilatih oleh gerakan itu adalah otot ....',
    options: ['*perut', 'leher', 'tangan', 'betis'],
    breaks: ['figure-missing'],
  },
  {
    stem: 'Jarak lari maraton adalah 42,195 km. Lari maraton termasuk lari jarak ....',
    options: ['*jauh', 'pendek', 'menengah', 'sedang'],
    nearly: ['decimal-point', 'unit-twice', 'key-missing'],
  },
  {
    stem: 'Permainan yang tidak menggunakan bola, kecuali bola bekel, adalah ....',
    options: ['*petak umpet', 'kasti', 'voli', 'rounders'],
    breaks: ['negative-double', 'negative-plain'],
  },
  {
    stem: 'Pelanggaran yang tidak menyebabkan pemain tidak boleh bertanding lagi adalah ....',
    options: ['*kartu kuning pertama', 'kartu merah', 'dua kartu kuning', 'memukul wasit'],
    nearly: ['negative-plain'],
  },
  {
    stem: 'Olahraga berikut yang bukan termasuk olahraga tanpa alat adalah ....',
    options: ['*bulu tangkis', 'lari', 'senam lantai', 'renang'],
    breaks: ['negative-plain', 'negative-double'],
    nearly: ['option-style'],
  },
  {
    stem: 'Kegiatan yang tidak boleh dilakukan oleh anak yang bukan anggota regu adalah ....',
    options: ['*memakai kaus regu', 'menonton latihan', 'memberi semangat', 'membeli minuman'],
    breaks: ['negative-plain', 'negative-double'],
  },
  {
    stem: 'Semua gerakan itu jangan dilakukan tanpa pemanasan, kecuali ....',
    options: ['*berjalan', 'berlari', 'melompat', 'berenang'],
    breaks: ['negative-plain', 'negative-double'],
  },
  {
    stem: 'Zat yang bukan hanya merugikan paru-paru, tetapi juga menyebabkan kecanduan adalah ....',
    options: ['*nikotin', 'vitamin', 'protein', 'kalsium'],
    nearly: ['negative-double', 'negative-plain', 'repeated'],
  },
]
