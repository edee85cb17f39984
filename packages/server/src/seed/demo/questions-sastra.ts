import { html } from '../content/markup.ts'
import type { GeneralQuestion, Grouped } from '../content/shapes.ts'

export const sastraQuestions: Grouped<GeneralQuestion>[] = [
  {
    daysAgo: 201,
    topic: 'Tokoh dan Amanat Cerita',
    level: 'Mudah',
    indicator: 'Memahami',
    label: 'daily_question',
    status: 'published',
    type: 'multiple choice',
    text: html`
      <p>Bacalah cerita berikut untuk menjawab soal-soal dalam kelompok ini.</p>
      <h3>Payung Daun Talas</h3>
      <p>Hujan turun deras di tepi hutan. Kiko, kura-kura darat yang masih kecil, berjalan pelan sambil memayungi kepalanya
      dengan selembar daun talas. Di bawah pohon waru, ia melihat Pipit menggigil. Sayapnya basah kuyup.</p>
      <p>“Kemarilah, Pipit. Kita berbagi payung,” ajak Kiko.</p>
      <p>“Payungmu terlalu kecil untuk kita berdua,” sahut Pipit ragu.</p>
      <p>Kiko menarik kepalanya ke dalam tempurung. “Lihat, aku membawa rumah ke mana-mana. Payung ini untukmu saja.”</p>
      <p>Keesokan harinya, jalan setapak tertutup genangan. Kiko kebingungan mencari jalan pulang. Dari atas terdengar kicau
      yang ia kenal. “Ikuti aku! Dari sini aku dapat melihat jalan yang kering.” Pipit terbang rendah di depan, dan Kiko pulang
      dengan selamat.</p>
      <p>Mengapa Kiko memberikan payungnya kepada Pipit?</p>`,
    options: [
      'Karena hujan sudah reda.',
      'Karena Pipit meminta dengan memaksa.',
      'Karena ia dapat berlindung di dalam tempurungnya.',
      'Karena daun talas itu sudah robek.',
    ],
    key: 'C',
    discussion: html`
      <p>Kiko berkata, “Aku membawa rumah ke mana-mana,” sambil menarik kepalanya ke dalam tempurung. Artinya, ia sudah
      terlindung dari hujan sehingga payung itu dapat diberikan kepada Pipit yang lebih membutuhkannya.</p>`,
    children: [
      {
        daysAgo: 200,
        topic: 'Tokoh dan Amanat Cerita',
        level: 'Sedang',
        indicator: 'Memahami',
        label: 'daily_question',
        status: 'published',
        type: 'multiple choice',
        text: html`<p>Apa amanat yang paling sesuai dengan cerita “Payung Daun Talas”?</p>`,
        options: [
          'Bawalah payung setiap kali bepergian.',
          'Kebaikan kepada teman dapat berbuah kebaikan pula.',
          'Jangan berjalan di hutan ketika hujan.',
          'Burung lebih pandai mencari jalan daripada kura-kura.',
        ],
        key: 'B',
        discussion: html`
          <p>Kiko menolong Pipit, lalu pada keesokan harinya Pipit menolong Kiko. Dari rangkaian peristiwa itu, pembaca dapat
          belajar bahwa <strong>kebaikan kepada teman dapat berbuah kebaikan pula</strong>.</p>`,
      },
      {
        daysAgo: 175,
        topic: 'Tokoh dan Amanat Cerita',
        level: 'Sedang',
        indicator: 'Mengevaluasi dan Merefleksi',
        label: 'daily_question',
        status: 'approved',
        type: 'essay',
        text: html`
          <p>Pada cerita “Payung Daun Talas”, Pipit semula ragu menerima tawaran Kiko. Menurutmu, apakah keraguan Pipit itu
          menunjukkan sikap yang baik? Jelaskan alasanmu.</p>`,
        answer: html`
          Ya. Pipit ragu karena memikirkan Kiko: payung itu terlalu kecil untuk berdua, jadi ia tidak mau Kiko kehujanan. Itu
          menunjukkan bahwa Pipit tidak mementingkan diri sendiri.`,
        keywords: ['memikirkan orang lain', 'tidak mementingkan diri sendiri'],
      },
    ],
  },
  {
    daysAgo: 96,
    topic: 'Latar dan Konflik Cerpen',
    level: 'Sedang',
    indicator: 'Memahami',
    label: 'exam',
    status: 'approved',
    type: 'multiple choice',
    text: html`
      <p>Bacalah penggalan cerpen berikut untuk menjawab soal-soal dalam kelompok ini.</p>
      <h3>Jam Dinding Kakek</h3>
      <p>Jam dinding itu berhenti pada pukul tiga lewat sepuluh, tepat pada sore Kakek dibawa ke rumah sakit. Sejak itu tidak
      seorang pun berani menyentuhnya. Ibu mengelap kacanya setiap pagi, tetapi tidak pernah mengganti baterainya.</p>
      <p>“Jam itu cuma kehabisan tenaga, Bu,” kataku. Baterai baru sudah kubeli di warung dan kusimpan di saku selama dua
      hari.</p>
      <p>Ibu diam. Tangannya berhenti di tepi bingkai. Di luar, hujan menyisakan bau tanah. “Nanti saja kalau Kakek pulang,”
      katanya akhirnya. “Biar beliau yang menyalakannya.”</p>
      <p>Aku meraba baterai di sakuku. Benda itu kecil dan dingin, tetapi rasanya berat sekali.</p>
      <p>Konflik apakah yang dialami tokoh <em>aku</em>?</p>`,
    options: [
      'Ia bertengkar dengan Kakek tentang jam dinding.',
      'Ia kecewa karena jam dinding itu tidak dapat diperbaiki.',
      'Ia takut dimarahi Ibu karena membeli baterai tanpa izin.',
      'Ia bingung mencari baterai yang cocok untuk jam dinding.',
      'Ia ingin menyalakan jam itu, tetapi juga ingin menghormati harapan Ibu.',
    ],
    key: 'E',
    discussion: html`
      <p>Tokoh <em>aku</em> sudah menyiapkan baterai, tandanya ia ingin jam itu berjalan kembali. Namun, Ibu berharap Kakeklah
      yang menyalakannya. Pertentangan di dalam diri tokoh itu disebut <strong>konflik batin</strong>.</p>
      <p>Pada penggalan itu tidak ada pertengkaran maupun kemarahan, dan jam itu hanya kehabisan baterai, bukan rusak.</p>`,
    children: [
      {
        daysAgo: 68,
        topic: 'Latar dan Konflik Cerpen',
        level: 'Sulit',
        indicator: 'Mengevaluasi dan Merefleksi',
        label: 'exam',
        status: 'on-progress',
        type: 'essay',
        text: html`
          <p>Penggalan cerpen “Jam Dinding Kakek” ditutup dengan kalimat, “Benda itu kecil dan dingin, tetapi rasanya berat
          sekali.” Mengapa baterai yang kecil dikatakan berat? Jelaskan maknanya dengan mengaitkannya pada perasaan tokoh.</p>`,
        answer: html`
          Yang berat bukan baterainya, melainkan perasaan tokoh aku. Baterai itu melambangkan keinginannya agar keadaan kembali
          seperti semula. Ia harus menahan keinginan itu karena Ibu masih berharap Kakek pulang.`,
        keywords: ['makna kias', 'lambang', 'menahan keinginan', 'harapan Ibu'],
        discussion: html`
          <p>Kata <em>berat</em> dipakai secara kias. Di dalam cerita, jam yang berhenti melambangkan hidup keluarga yang seolah
          terhenti sejak Kakek sakit. Baterai melambangkan keinginan tokoh <em>aku</em> untuk membuat semuanya berjalan lagi.
          Setelah mendengar harapan Ibu, keinginan itu menjadi beban yang harus ia simpan.</p>`,
      },
    ],
  },
  {
    daysAgo: 42,
    topic: 'Memaknai Puisi',
    subtopic: 'Majas dan Citraan',
    level: 'Sedang',
    indicator: 'Memahami',
    label: 'example_question',
    status: 'published',
    freeTrial: true,
    type: 'multiple choice',
    text: html`
      <p>Bacalah puisi berikut untuk menjawab soal-soal dalam kelompok ini.</p>
      <h3>Tukang Perahu</h3>
      <p>Subuh mendayung dirinya sendiri<br>ke muara yang belum bangun.<br>Di tangannya, dayung itu sudah hafal<br>alamat setiap
      ombak.</p>
      <p>Ia tidak pernah menghitung ikan,<br>hanya menghitung pulang.<br>Sebab di ujung dermaga, sebuah lampu<br>menunggu lebih
      sabar daripada laut.</p>
      <p>Majas apakah yang paling menonjol pada larik “Subuh mendayung dirinya sendiri / ke muara yang belum bangun”?</p>`,
    options: ['Hiperbola.', 'Litotes.', 'Personifikasi.', 'Metonimia.', 'Simile.'],
    key: 'C',
    keywords: ['personifikasi'],
    discussion: html`
      <p><em>Subuh</em> dikatakan dapat mendayung, dan <em>muara</em> dikatakan belum bangun. Keduanya diberi perilaku manusia.
      Majas seperti itu disebut <strong>personifikasi</strong>.</p>
      <p>Simile memerlukan kata pembanding seperti <em>bagai</em> atau <em>laksana</em>, sedangkan hiperbola melebih-lebihkan
      keadaan.</p>`,
    children: [
      {
        daysAgo: 41,
        topic: 'Memaknai Puisi',
        level: 'Sulit',
        indicator: 'Memahami',
        label: 'exam',
        status: 'approved',
        type: 'multiple choice',
        text: html`
          <p>Apa makna larik “Ia tidak pernah menghitung ikan, / hanya menghitung pulang” dalam puisi “Tukang Perahu”?</p>`,
        options: [
          'Bagi tokoh itu, kembali kepada yang menantinya lebih berharga daripada hasil tangkapan.',
          'Tokoh itu tidak pandai berhitung sehingga sering merugi.',
          'Tokoh itu tidak pernah memperoleh ikan selama melaut.',
          'Tokoh itu menghitung jarak dermaga agar tidak tersesat.',
          'Tokoh itu ingin berhenti menjadi nelayan.',
        ],
        key: 'A',
        discussion: html`
          <p>Larik berikutnya memberi alasan: “Sebab di ujung dermaga, sebuah lampu / menunggu.” Ada yang menanti kepulangannya.
          Jadi, yang ia pentingkan bukan banyaknya ikan, melainkan <strong>kembali kepada yang menantinya</strong>.</p>`,
      },
      {
        daysAgo: 14,
        topic: 'Memaknai Puisi',
        level: 'Sedang',
        indicator: 'Menemukan Informasi',
        label: 'daily_question',
        status: 'on-progress',
        type: 'short answer',
        text: html`
          <p>Benda apakah yang dalam puisi “Tukang Perahu” melambangkan kesetiaan orang yang menanti di rumah? Jawablah dengan satu
          kata yang terdapat dalam puisi.</p>`,
        shortAnswers: [{ text: 'lampu' }],
        discussion: html`
          <p>Pada bait kedua tertulis bahwa sebuah <strong>lampu</strong> di ujung dermaga “menunggu lebih sabar daripada laut”.
          Lampu itu melambangkan orang yang setia menanti.</p>`,
      },
    ],
  },
]
