import { html, picture, table } from '../content/markup.ts'
import type { SeedTopic } from '../content/shapes.ts'

export const numerasiTopics: SeedTopic[] = [
  {
    name: 'Penjumlahan dan Pengurangan',
    category: 'NUM-BIL',
    grade: 2,
    detail: html`
      <p>Bilangan dua angka terdiri atas <strong>puluhan</strong> dan <strong>satuan</strong>. Jumlahkan atau kurangkan
      satuan dengan satuan, puluhan dengan puluhan.</p>
      \[48 + 25 = (40 + 20) + (8 + 5) = 60 + 13 = 73\]
      <p>Jika satuan tidak cukup untuk dikurangi, pinjamlah satu puluhan.</p>`,
  },
  {
    name: 'Pecahan',
    category: 'NUM-BIL',
    grade: 5,
    detail: html`
      <p>Pecahan \(\frac{a}{b}\) berarti \(a\) bagian dari \(b\) bagian yang sama besar. Bilangan \(a\) disebut
      <strong>pembilang</strong> dan \(b\) disebut <strong>penyebut</strong>.</p>
      ${picture('pecahan-senilai', 'Tiga batang sama panjang: setengah, dua perempat, dan empat perdelapan bagiannya diarsir sama panjang.')}
      <p>Pecahan senilai diperoleh dengan mengalikan pembilang dan penyebut dengan bilangan yang sama.</p>
      \[\frac{1}{2} = \frac{1 \times 2}{2 \times 2} = \frac{2}{4} = \frac{4}{8}\]`,
    subtopics: [
      {
        name: 'Pecahan pada Garis Bilangan',
        detail: html`
          <p>Bagilah jarak dari \(0\) sampai \(1\) menjadi beberapa bagian yang sama panjang sesuai penyebutnya. Hitunglah
          langkah dari \(0\) sebanyak pembilangnya.</p>`,
      },
      {
        name: 'Operasi Hitung Pecahan',
        detail: html`
          <ul>
            <li><p>Samakan penyebut sebelum menjumlahkan: \(\frac{1}{2} + \frac{1}{3} = \frac{3}{6} + \frac{2}{6} = \frac{5}{6}\).</p></li>
            <li><p>Kalikan pembilang dengan pembilang dan penyebut dengan penyebut: \(\frac{2}{3} \times \frac{4}{5} = \frac{8}{15}\).</p></li>
          </ul>`,
      },
    ],
  },
  {
    name: 'Perbandingan dan Persen',
    category: 'NUM-BIL',
    grade: 8,
    detail: html`
      <p>Dua besaran <strong>senilai</strong> jika hasil baginya tetap, dan <strong>berbalik nilai</strong> jika hasil
      kalinya tetap.</p>
      ${table(
        ['Jenis', 'Bentuk', 'Contoh'],
        ['senilai', String.raw`\(\frac{x_1}{y_1} = \frac{x_2}{y_2}\)`, 'banyak buku dan harganya'],
        ['berbalik nilai', String.raw`\(x_1 y_1 = x_2 y_2\)`, 'banyak pekerja dan lama pengerjaan'],
      )}
      <p>Persen berarti per seratus: \(p\% = \frac{p}{100}\).</p>`,
    subtopics: [
      {
        name: 'Diskon Bertingkat',
        detail: html`
          <p>Diskon kedua dihitung dari harga <em>setelah</em> diskon pertama. Diskon \(20\%\) lalu \(10\%\) tidak sama
          dengan diskon \(30\%\):</p>
          \[0{,}8 \times 0{,}9 = 0{,}72\]
          <p>Pembeli membayar \(72\%\) dari harga awal, bukan \(70\%\).</p>`,
      },
      {
        name: 'Skala Peta',
        detail: html`
          \[\text{skala} = \frac{\text{jarak pada peta}}{\text{jarak sebenarnya}}\]
          <p>Samakan satuannya terlebih dahulu: \(1 \text{ km} = 100.000 \text{ cm}\).</p>`,
      },
    ],
  },
  {
    name: 'Pola Bilangan',
    category: 'NUM-ALJ',
    grade: 5,
    detail: html`
      <p>Amati selisih dua suku yang berdekatan. Jika selisihnya tetap, suku berikutnya diperoleh dengan menambahkan
      selisih itu.</p>
      \[3,\ 7,\ 11,\ 15,\ \dots\]
      <p>Selisihnya \(4\), jadi suku berikutnya \(15 + 4 = 19\).</p>`,
  },
  {
    name: 'Persamaan dan Fungsi Linear',
    category: 'NUM-ALJ',
    grade: 8,
    detail: html`
      <p>Fungsi linear berbentuk \(f(x) = mx + c\). Bilangan \(m\) menyatakan perubahan nilai fungsi setiap \(x\) bertambah
      satu, sedangkan \(c\) adalah nilai awalnya. Grafiknya berupa garis lurus.</p>
      <p>Sistem persamaan linear dua variabel dapat diselesaikan dengan substitusi, eliminasi, atau grafik:</p>
      \[\begin{cases} x + y = 7 \\ x - y = 3 \end{cases} \quad\Rightarrow\quad x = 5,\ y = 2\]`,
  },
  {
    name: 'Fungsi Kuadrat',
    category: 'NUM-ALJ',
    grade: 10,
    detail: html`
      <p>Grafik \(f(x) = ax^2 + bx + c\) dengan \(a \neq 0\) berupa parabola yang terbuka ke atas jika \(a > 0\) dan ke
      bawah jika \(a < 0\). Titik puncaknya</p>
      \[\left( -\frac{b}{2a},\ -\frac{b^2 - 4ac}{4a} \right)\]
      <p>Akar persamaan \(ax^2 + bx + c = 0\) diperoleh dengan</p>
      \[x_{1,2} = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}\]`,
  },
  {
    name: 'Barisan dan Deret',
    category: 'NUM-ALJ',
    grade: 11,
    detail: html`
      ${table(
        ['Barisan', 'Aritmetika', 'Geometri'],
        ['suku ke-n', String.raw`\(U_n = a + (n - 1)b\)`, String.raw`\(U_n = a r^{n - 1}\)`],
        [
          'jumlah n suku',
          String.raw`\(S_n = \frac{n}{2}\left(2a + (n - 1)b\right)\)`,
          String.raw`\(S_n = \frac{a(r^n - 1)}{r - 1}\)`,
        ],
      )}
      <p>Deret geometri tak hingga dengan \(-1 < r < 1\) berjumlah \(S_\infty = \frac{a}{1 - r}\).</p>`,
  },
  {
    name: 'Keliling dan Luas',
    category: 'NUM-GEO',
    grade: 5,
    detail: html`
      <p><strong>Keliling</strong> adalah panjang garis tepi bangun. <strong>Luas</strong> adalah besar daerah di dalamnya.</p>
      ${table(
        ['Bangun', 'Keliling', 'Luas'],
        ['persegi', String.raw`\(4 \times s\)`, String.raw`\(s \times s\)`],
        ['persegi panjang', String.raw`\(2 \times (p + l)\)`, String.raw`\(p \times l\)`],
      )}`,
    subtopics: [
      {
        name: 'Bangun Gabungan',
        detail: html`
          <p>Potonglah bangun menjadi beberapa persegi panjang, hitung luas masing-masing, lalu jumlahkan. Cara lain: hitung
          luas persegi panjang besar, lalu kurangi bagian yang tidak ada.</p>`,
      },
    ],
  },
  {
    name: 'Jaring-Jaring Bangun Ruang',
    category: 'NUM-GEO',
    grade: 5,
    detail: html`
      <p>Jaring-jaring adalah bentuk datar yang dapat dilipat menjadi bangun ruang. Kubus memiliki enam sisi berbentuk
      persegi. Jaring-jaring kubus selalu terdiri atas enam persegi, tetapi tidak setiap susunan enam persegi dapat dilipat
      menjadi kubus.</p>
      <p>Susunan yang memuat empat persegi berbentuk \(2 \times 2\) pasti bukan jaring-jaring kubus: di setiap titik sudut
      kubus bertemu tiga persegi, bukan empat.</p>`,
  },
  {
    name: 'Teorema Pythagoras',
    category: 'NUM-GEO',
    grade: 8,
    detail: html`
      <p>Pada segitiga siku-siku, kuadrat panjang hipotenusa (sisi di depan sudut siku-siku) sama dengan jumlah kuadrat
      panjang dua sisi lainnya.</p>
      \[a^2 + b^2 = c^2\]
      ${picture('teorema-pythagoras', 'Segitiga siku-siku dengan sisi 3, 4, dan 5; pada setiap sisinya berdiri persegi seluas 9, 16, dan 25.')}
      <p>Tripel Pythagoras yang sering muncul: \((3, 4, 5)\), \((5, 12, 13)\), \((8, 15, 17)\), beserta kelipatannya.</p>`,
  },
  {
    name: 'Volume Bangun Ruang',
    category: 'NUM-GEO',
    grade: 9,
    detail: html`
      ${table(
        ['Bangun', 'Volume'],
        ['prisma dan tabung', String.raw`\(V = L_{\text{alas}} \times t\)`],
        ['limas dan kerucut', String.raw`\(V = \frac{1}{3} \times L_{\text{alas}} \times t\)`],
        ['bola', String.raw`\(V = \frac{4}{3}\pi r^3\)`],
      )}
      <p>Satu liter sama dengan \(1 \text{ dm}^3\) atau \(1.000 \text{ cm}^3\).</p>`,
  },
  {
    name: 'Perbandingan Trigonometri',
    category: 'NUM-GEO',
    grade: 10,
    detail: html`
      <p>Pada segitiga siku-siku dengan sudut lancip \(\alpha\) berlaku</p>
      \[\sin\alpha = \frac{\text{depan}}{\text{miring}}, \quad \cos\alpha = \frac{\text{samping}}{\text{miring}}, \quad \tan\alpha = \frac{\text{depan}}{\text{samping}}\]
      ${table(
        ['Sudut', '30°', '45°', '60°'],
        ['sin', String.raw`\(\frac{1}{2}\)`, String.raw`\(\frac{1}{2}\sqrt{2}\)`, String.raw`\(\frac{1}{2}\sqrt{3}\)`],
        ['cos', String.raw`\(\frac{1}{2}\sqrt{3}\)`, String.raw`\(\frac{1}{2}\sqrt{2}\)`, String.raw`\(\frac{1}{2}\)`],
        ['tan', String.raw`\(\frac{1}{3}\sqrt{3}\)`, String.raw`\(1\)`, String.raw`\(\sqrt{3}\)`],
      )}`,
  },
  {
    name: 'Diagram Batang',
    category: 'NUM-DATA',
    grade: 5,
    detail: html`
      <p>Diagram batang menyajikan banyak data dengan tinggi batang. Sebelum membacanya, perhatikan judul, nama kedua
      sumbu, dan besar setiap garis bantu pada sumbu tegak.</p>`,
  },
  {
    name: 'Ukuran Pemusatan Data',
    category: 'NUM-DATA',
    grade: 8,
    detail: html`
      <ul>
        <li><p><strong>Rata-rata</strong>: jumlah semua data dibagi banyak data.</p></li>
        <li><p><strong>Median</strong>: nilai tengah setelah data diurutkan.</p></li>
        <li><p><strong>Modus</strong>: nilai yang paling sering muncul.</p></li>
      </ul>
      \[\bar{x} = \frac{f_1 x_1 + f_2 x_2 + \dots + f_k x_k}{f_1 + f_2 + \dots + f_k}\]`,
  },
  {
    name: 'Menafsirkan Grafik',
    category: 'NUM-DATA',
    grade: 8,
    detail: html`
      <p>Grafik dapat menonjolkan atau menyamarkan perubahan. Periksalah apakah sumbu tegak dimulai dari nol, apakah jarak
      antargaris sama, dan apakah rentang waktunya wajar, sebelum mempercayai kesan pertama.</p>`,
  },
  {
    name: 'Peluang',
    category: 'NUM-DATA',
    grade: 11,
    detail: html`
      <p>Jika setiap hasil percobaan berkemungkinan sama, peluang kejadian \(A\) adalah</p>
      \[P(A) = \frac{n(A)}{n(S)}, \qquad 0 \le P(A) \le 1\]`,
    subtopics: [
      {
        name: 'Kejadian Majemuk',
        detail: html`
          <p>Peluang dua kejadian yang terjadi berurutan adalah \(P(A \cap B) = P(A) \times P(B \mid A)\). Jika \(A\) dan
          \(B\) saling bebas, \(P(B \mid A) = P(B)\).</p>`,
      },
    ],
  },
]
