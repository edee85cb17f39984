/**
 * Twenty questions as teams write them, shaped like items of UTBK and AKM. Texts in a notation of their own, which
 * `typist.ts` types and `read-back.ts` makes of what is stored: **bold**, *italic*, ~sub~, ^sup^, $LaTeX$, a line break;
 * as blocks `[gambar: words]`, a table (`| a | b`), one from a spreadsheet (`|| a | b`), a list (`1. a`).
 */
export interface WrittenQuestion {
  bank: 'general' | 'snpmb'
  type: 'Pilihan ganda' | 'Essay' | 'Isian singkat' | 'Benar / Salah'
  stem: readonly string[]
  /** Options, each right one with a star before it. */
  options?: readonly string[]
  /** Accepted answers: a text, or a range. */
  answers?: readonly (string | readonly [string, string])[]
  /** Statements, each with its answer before it: `B ` or `S `. */
  statements?: readonly string[]
  essay?: string
  keywords?: readonly string[]
  discussion?: readonly string[]
}

const CHOICE = { bank: 'general', type: 'Pilihan ganda' } as const
const TABLE_OF_TRUTH = { bank: 'snpmb', type: 'Benar / Salah' } as const
const SUBTEST = { bank: 'snpmb', type: 'Pilihan ganda' } as const

export const TWENTY: readonly WrittenQuestion[] = [
  {
    ...CHOICE,
    stem: [
      'Sebuah taman kota berbentuk persegi panjang dengan panjang $(2x+3)$ meter dan lebar $(x-1)$ meter. Di sekelilingnya dibuat jalan setapak selebar 1 meter dengan biaya Rp150.000 per meter persegi.',
      '[gambar: Denah taman dengan jalan setapak]',
      'Jika luas taman itu $\\frac{7}{2}x^2$ meter persegi, maka luas jalan setapaknya adalah ... meter persegi.',
    ],
    options: ['$6x+8$', '*$6x+4$ dan bukan yang lain', '$2x^2+x-3$', '$\\sqrt{x+1}$', 'tidak dapat ditentukan'],
    keywords: ['luas', 'persegi panjang'],
    discussion: ['Luas seluruhnya $(2x+5)(x+1)$, lalu dikurangi luas taman.', '$$(2x+5)(x+1)-(2x+3)(x-1)$$'],
  },
  {
    ...CHOICE,
    stem: [
      'Perhatikan data jumlah pengunjung perpustakaan berikut.',
      '| Hari | Pagi | Sore\n| Senin | 24 | 31\n| Selasa | 18 | 27\n| Rabu | $x$ | 35',
      'Rata-rata pengunjung pagi adalah 22 orang. Nilai $x$ yang tepat ialah ....',
    ],
    options: ['20', '22', '*24', '26'],
    discussion: ['$\\frac{24+18+x}{3}=22$, sehingga $x=24$.'],
  },
  {
    ...CHOICE,
    stem: [
      'Bacalah petikan puisi berikut.',
      '**Hujan di Beranda**\nHujan mengetuk pelan-pelan\nseperti tamu yang segan\n*"Masuklah,"* kata ibu,\n"rumah ini tak pernah terkunci."',
      'Majas yang dominan dalam petikan tersebut adalah ....',
    ],
    options: ['hiperbola', '*personifikasi', 'litotes', 'metonimia', 'ironi'],
    keywords: ['majas', 'puisi'],
  },
  {
    ...CHOICE,
    stem: [
      'Pada suhu 25 °C, larutan CH~3~COOH 0,1 M mempunyai K~a~ = 10^-5^. Reaksi penetralannya:',
      '$$\\mathrm{CH_3COOH + NaOH \\rightarrow CH_3COONa + H_2O}$$',
      'pH larutan sebelum penetralan adalah ....',
    ],
    options: ['1', '2', '*3', '5 − log 2', 'H~2~O tidak berpengaruh'],
  },
  {
    ...CHOICE,
    stem: [
      'Read the text carefully.',
      '“Nobody’s perfect,” she said — but the old fisherman *wasn’t* convinced; he’d seen the sea take what it wanted, year after year.',
      'The word **convinced** is closest in meaning to ....',
    ],
    options: ['doubtful', '*persuaded', 'frightened', 'delighted', 'exhausted'],
  },
  {
    ...CHOICE,
    stem: ['Terjemahan yang tepat dari kalimat الطَّالِبُ يَقْرَأُ الكِتَابَ فِي المَكْتَبَةِ adalah ....'],
    options: [
      'Guru menulis di papan tulis.',
      '*Siswa membaca buku di perpustakaan.',
      'Siswa membeli buku (الكِتَاب).',
      'Ibu membaca di rumah.',
    ],
  },
  {
    ...CHOICE,
    stem: [
      'Ukara ing ngisor iki sing nggunakake basa krama inggil yaiku ...',
      'Tembung “sekolah” nganggo aksara Jawa: ꦱꦼꦏꦺꦴꦭꦃ.',
    ],
    options: ['Bapak lagi mangan.', '*Bapak saweg dhahar.', 'Simbah wis mlaku.', 'Aku arep lunga.'],
  },
  {
    ...CHOICE,
    stem: ['次の文の（　）に入る言葉はどれですか。', '私は毎朝七時（　）起きます。'],
    options: ['を', '*に', 'で', 'が'],
  },
  {
    ...CHOICE,
    stem: [
      'Pilihlah **semua** pernyataan yang benar tentang fungsi $f(x)=x^2-4x+3$.',
      '1. Grafik memotong sumbu $x$ di dua titik.\n2. Titik puncaknya $(2,-1)$.\n3. Nilai maksimumnya 3.',
    ],
    options: ['*Pernyataan 1', '*Pernyataan 2', 'Pernyataan 3', '*$f(0)=3$'],
  },
  {
    ...CHOICE,
    stem: [
      'Harga tiga barang setelah diskon tercantum di bawah ini.',
      '|| Barang | Harga awal | Diskon\n|| Buku | Rp40.000 | 10%\n|| Tas & dompet | Rp250.000 | 25%\n|| Pensil <2B> | Rp5.000 | 5%',
      'Barang dengan potongan terbesar adalah ....',
    ],
    options: ['Buku', '*Tas & dompet', 'Pensil <2B>', 'Sama besar: $10 tetap $10'],
  },
  {
    ...CHOICE,
    stem: [
      'Hasil dari $\\int_0^{\\pi} \\sin^2 x \\, dx + \\lim_{n\\to\\infty}\\sum_{k=1}^{n}\\frac{1}{2^k}$ adalah ....',
    ],
    options: [
      '$\\pi$',
      '*$\\frac{\\pi}{2}+1$',
      '$\\begin{pmatrix}1&0\\\\0&1\\end{pmatrix}$',
      '$|x-3|\\le 2$',
      '$\\vec{a}\\cdot\\vec{b}$',
    ],
    discussion: ['Karena $\\sin^2 x=\\frac{1-\\cos 2x}{2}$.'],
  },
  {
    ...CHOICE,
    stem: ['Bangun yang mempunyai tepat dua sumbu simetri ditunjukkan oleh gambar ....'],
    options: ['[gambar]', '*[gambar]', 'keduanya'],
  },
  {
    bank: 'general',
    type: 'Isian singkat',
    stem: ['Sebuah kereta menempuh 180 km dalam 2 jam 15 menit. Kecepatan rata-ratanya ... km/jam.'],
    answers: ['80', 'delapan puluh', ['80,5', '79,5']],
  },
  {
    bank: 'general',
    type: 'Isian singkat',
    stem: ['Ibu kota Provinsi Kalimantan Utara adalah ....', 'Tuliskan dengan ejaan yang benar.'],
    answers: ['Tanjung Selor', '*Tanjung* Selor'],
    keywords: ['geografi'],
  },
  {
    bank: 'general',
    type: 'Essay',
    stem: ['Jelaskan mengapa air laut terasa asin, lalu sebutkan **dua** akibatnya bagi nelayan.'],
    essay: 'Sungai membawa garam mineral ke laut.\nAir menguap, garamnya tinggal: $\\mathrm{NaCl}$.',
    discussion: ['Nilai penuh bila kedua akibat disebut.'],
  },
  {
    bank: 'general',
    type: 'Essay',
    stem: [
      'Buktikan bahwa $n^3-n$ habis dibagi 6 untuk setiap bilangan asli $n$.',
      '*Petunjuk:* faktorkan lebih dahulu.',
    ],
    essay: '$n^3-n=(n-1)n(n+1)$ adalah hasil kali tiga bilangan berurutan.',
  },
  {
    ...TABLE_OF_TRUTH,
    stem: [
      'Sebuah toko mencatat penjualan $p$ buah mangga dan $q$ buah jeruk. Diketahui $p>q>0$ dan $p+q=20$.',
      'Tentukan benar atau salah setiap pernyataan.',
    ],
    statements: ['B $p>10$', 'S $q\\ge 10$', 'B Selisih $p-q$ selalu genap.', 'S Jika $q=5$, maka $\\frac{p}{q}=4$.'],
  },
  {
    ...TABLE_OF_TRUTH,
    stem: ['Semua dokter adalah sarjana. Sebagian sarjana adalah **penulis**.'],
    statements: ['S Semua dokter adalah penulis.', 'B Ada penulis yang sarjana.'],
    discussion: ['Gunakan diagram Venn.'],
  },
  {
    ...SUBTEST,
    stem: [
      'Kota Amerta membangun jalur sepeda sepanjang 12,5 km. Menurut dinas perhubungan, jumlah pesepeda naik dari 1.200 menjadi 1.500 orang per hari.',
      'Simpulan yang PALING MUNGKIN benar adalah ....',
    ],
    options: [
      'Semua warga bersepeda.',
      '*Jumlah pesepeda naik 25%.',
      'Polusi turun 25%.',
      'Jalur sepeda belum selesai.',
      'Tidak ada yang benar.',
    ],
  },
  {
    ...SUBTEST,
    stem: ['Jika $a\\ast b=a^2-b$, maka nilai $(3\\ast 2)\\ast 5$ adalah ....', '[gambar: Tabel operasi]'],
    options: ['39', '42', '*44', '49', '54'],
    discussion: ['$3\\ast 2=7$ dan $7\\ast 5=44$.'],
  },
]
