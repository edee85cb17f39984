import { html, picture } from '../content/markup.ts'
import type { GeneralQuestion, Grouped } from '../content/shapes.ts'

export const geometriQuestions: Grouped<GeneralQuestion>[] = [
  {
    daysAgo: 320,
    topic: 'Keliling dan Luas',
    level: 'Mudah',
    indicator: 'Pemahaman',
    label: 'tryout',
    status: 'published',
    type: 'multiple choice',
    text: html`
      <p>Perhatikan denah kebun sekolah berikut. Setiap kotak kecil mewakili persegi dengan panjang sisi \(1\) meter.</p>
      ${picture('denah-kebun', 'Denah kebun sekolah berukuran 12 meter kali 8 meter. Petak bayam 4 m kali 3 m, petak tomat 5 m kali 3 m, petak cabai 10 m kali 2 m, sisanya jalan setapak. Pintu selebar 2 meter berada di sisi bawah.')}
      <p>Di sekeliling kebun akan dipasang pagar, kecuali pada pintu. Berapa meter panjang pagar yang diperlukan?</p>`,
    options: ['18 meter', '38 meter', '40 meter', '96 meter'],
    key: 'B',
    discussion: html`
      <p>Kebun berbentuk persegi panjang dengan panjang \(12\) m dan lebar \(8\) m.</p>
      \[2 \times (12 + 8) = 40\]
      <p>Pintu selebar \(2\) m tidak dipagari, jadi panjang pagar \(40 - 2 = 38\) meter.</p>`,
    children: [
      {
        daysAgo: 319,
        topic: 'Keliling dan Luas',
        level: 'Sedang',
        indicator: 'Penerapan',
        label: 'tryout',
        status: 'published',
        type: 'short answer',
        text: html`
          <p>Pada denah kebun sekolah, bagian yang tidak ditanami sayur akan ditutup kerikil. Berapa meter persegi luas bagian yang
          ditutup kerikil?</p>`,
        shortAnswers: [{ text: html`49 m<sup>2</sup>`, upper: '49', lower: '49' }],
        discussion: html`
          <p>Luas kebun \(12 \times 8 = 96\) m<sup>2</sup>. Luas petak sayur:</p>
          <ul>
            <li><p>bayam \(4 \times 3 = 12\) m<sup>2</sup>,</p></li>
            <li><p>tomat \(5 \times 3 = 15\) m<sup>2</sup>,</p></li>
            <li><p>cabai \(10 \times 2 = 20\) m<sup>2</sup>.</p></li>
          </ul>
          \[96 - (12 + 15 + 20) = 96 - 47 = 49\]
          <p>Luas bagian yang ditutup kerikil <strong>49 m<sup>2</sup></strong>.</p>`,
      },
    ],
  },
  {
    daysAgo: 290,
    topic: 'Keliling dan Luas',
    subtopic: 'Bangun Gabungan',
    level: 'Sedang',
    indicator: 'Penerapan',
    label: 'daily_question',
    status: 'published',
    type: 'short answer',
    text: html`
      <p>Lantai ruang baca berbentuk seperti pada gambar. Semua sudutnya siku-siku.</p>
      ${picture('lantai-ruang-baca', 'Lantai berbentuk huruf L: sisi bawah 10 m, sisi kiri 8 m, sisi atas 6 m, dan sisi kanan 5 m.')}
      <p>Berapa meter persegi luas lantai ruang baca?</p>`,
    shortAnswers: [{ text: html`68 m<sup>2</sup>`, upper: '68', lower: '68' }],
    discussion: html`
      <p>Lengkapi bangun itu menjadi persegi panjang \(10 \text{ m} \times 8 \text{ m}\). Bagian yang tidak ada berukuran
      \(10 - 6 = 4\) m dan \(8 - 5 = 3\) m.</p>
      \[10 \times 8 - 4 \times 3 = 80 - 12 = 68\]
      <p>Luas lantai ruang baca <strong>68 m<sup>2</sup></strong>.</p>`,
  },
  {
    daysAgo: 209,
    topic: 'Jaring-Jaring Bangun Ruang',
    level: 'Sedang',
    indicator: 'Pemahaman',
    label: 'example_question',
    status: 'published',
    freeTrial: true,
    type: 'multiple choice',
    text: html`<p>Manakah susunan persegi yang dapat dilipat menjadi kubus?</p>`,
    options: [
      { text: 'Susunan 1', picture: 'jaring-1' },
      { text: 'Susunan 2', picture: 'jaring-2' },
      { text: 'Susunan 3', picture: 'jaring-3' },
      { text: 'Susunan 4', picture: 'jaring-4' },
    ],
    key: 'C',
    discussion: html`
      <p>Susunan 3 memiliki empat persegi sebaris yang menjadi sisi tegak kubus, serta satu persegi di atas dan satu di bawah barisan
      itu yang menjadi tutup dan alas.</p>
      <ul>
        <li><p>Susunan 1 dan susunan 4 memuat empat persegi berbentuk \(2 \times 2\), jadi tidak dapat dilipat menjadi kubus.</p></li>
        <li><p>Susunan 2 memiliki lima persegi sebaris. Ketika dilipat, persegi kelima menutupi persegi pertama.</p></li>
      </ul>`,
  },
  {
    daysAgo: 163,
    topic: 'Teorema Pythagoras',
    level: 'Sedang',
    indicator: 'Penerapan',
    label: 'tryout',
    status: 'published',
    type: 'multiple choice',
    text: html`
      <p>Sebuah tangga sepanjang \(6{,}5\) m disandarkan pada dinding tegak. Jarak kaki tangga ke dinding \(2{,}5\) m.</p>
      ${picture('tangga-dinding', 'Tangga sepanjang 6,5 m bersandar pada dinding; kaki tangga berjarak 2,5 m dari dinding.')}
      <p>Berapa tinggi ujung atas tangga dari lantai?</p>`,
    options: ['4,0 m', '5,5 m', '6,0 m', '6,4 m', '9,0 m'],
    key: 'C',
    discussion: html`
      <p>Tangga, dinding, dan lantai membentuk segitiga siku-siku dengan tangga sebagai hipotenusa.</p>
      \[t = \sqrt{6{,}5^2 - 2{,}5^2} = \sqrt{42{,}25 - 6{,}25} = \sqrt{36} = 6\]
      <p>Ujung atas tangga berada <strong>6 m</strong> dari lantai. Ukuran ini setengah dari tripel \((5, 12, 13)\).</p>`,
  },
  {
    daysAgo: 140,
    topic: 'Volume Bangun Ruang',
    level: 'Sedang',
    indicator: 'Penerapan',
    label: 'daily_question',
    status: 'approved',
    type: 'short answer',
    text: html`
      <p>Sebuah tandon air berbentuk tabung dengan ukuran bagian dalam seperti pada gambar.</p>
      ${picture('tandon-tabung', 'Tandon berbentuk tabung dengan diameter 80 cm dan tinggi 100 cm.')}
      <p>Berapa liter air yang dapat ditampung tandon itu? Bulatkan sampai satu angka di belakang koma.</p>`,
    shortAnswers: [{ text: '502,7 liter', upper: '502,9', lower: '502,4' }],
    discussion: html`
      <p>Jari-jari alas \(80 : 2 = 40\) cm.</p>
      \[V = \pi r^2 t = \pi \times 40^2 \times 100 = 160.000\pi \approx 502.655 \text{ cm}^3\]
      <p>Karena \(1\) liter sama dengan \(1.000\) cm<sup>3</sup>, tandon menampung sekitar <strong>502,7 liter</strong>. Dengan
      \(\pi \approx 3{,}14\) diperoleh \(502{,}4\) liter dan dengan \(\pi \approx \frac{22}{7}\) diperoleh \(502{,}9\) liter; keduanya
      diterima.</p>`,
  },
  {
    daysAgo: 88,
    topic: 'Volume Bangun Ruang',
    level: 'Sulit',
    indicator: 'Penalaran',
    label: 'exam',
    status: 'on-progress',
    type: 'multiple choice',
    text: html`
      <p>Pabrik mengubah ukuran kaleng berbentuk tabung: jari-jarinya dijadikan dua kali, sedangkan tingginya dijadikan setengah dari
      semula. Bagaimana volume kaleng yang baru dibandingkan dengan volume semula?</p>`,
    options: ['Menjadi seperempat kali', 'Menjadi setengah kali', 'Tetap', 'Menjadi dua kali', 'Menjadi empat kali'],
    key: 'D',
    discussion: html`
      \[V_{\text{baru}} = \pi (2r)^2 \times \frac{t}{2} = \pi \times 4r^2 \times \frac{t}{2} = 2\pi r^2 t\]
      <p>Volume kaleng yang baru <strong>dua kali</strong> volume semula. Jari-jari dikuadratkan, jadi perubahannya lebih berpengaruh
      daripada perubahan tinggi.</p>`,
  },
  {
    daysAgo: 60,
    topic: 'Perbandingan Trigonometri',
    level: 'Sedang',
    indicator: 'Penerapan',
    label: 'tryout',
    status: 'approved',
    type: 'multiple choice',
    text: html`
      <p>Seorang pengamat berdiri sejauh \(20\sqrt{3}\) m dari sebatang pohon. Tinggi matanya dari tanah \(1{,}6\) m, dan puncak pohon
      terlihat dengan sudut elevasi \(30^\circ\).</p>
      ${picture('pohon-sudut-elevasi', 'Pengamat dengan tinggi mata 1,6 m memandang puncak pohon dengan sudut elevasi 30 derajat dari jarak 20 akar 3 meter.')}
      <p>Berapa tinggi pohon itu?</p>`,
    options: ['20,0 m', '21,6 m', '34,6 m', '36,2 m', '61,6 m'],
    key: 'B',
    discussion: html`
      <p>Misalkan \(y\) selisih tinggi puncak pohon dan mata pengamat.</p>
      \[\tan 30^\circ = \frac{y}{20\sqrt{3}} \quad\Rightarrow\quad y = 20\sqrt{3} \times \frac{1}{\sqrt{3}} = 20\]
      <p>Tinggi pohon \(20 + 1{,}6 = 21{,}6\) m. Pilihan A lupa menambahkan tinggi mata pengamat.</p>`,
  },
]
