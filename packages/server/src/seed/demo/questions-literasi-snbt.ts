import { html } from '../content/markup.ts'
import type { Grouped, SnpmbQuestion } from '../content/shapes.ts'

export const literasiSnbtQuestions: Grouped<SnpmbQuestion>[] = [
  {
    daysAgo: 268,
    category: 'SNBT-LBI',
    topic: 'Simpulan Bacaan',
    label: 'tryout',
    status: 'published',
    type: 'multiple choice',
    text: html`
      <p>Bacalah teks berikut untuk menjawab soal-soal dalam kelompok ini.</p>
      <h3>Kota yang Kembali Berjalan</h3>
      <p>Selama bertahun-tahun, kelancaran sebuah kota diukur dari kecepatan kendaraannya. Jalan diperlebar, trotoar dipersempit, dan
      penyeberangan dipindahkan ke atas jembatan. Hasilnya sering berlawanan dengan harapan: jalan yang lebih lebar mengundang lebih
      banyak kendaraan sehingga dalam beberapa tahun kemacetan kembali seperti semula.</p>
      <p>Sejumlah kota kemudian membalik cara berpikir itu. Trotoar diperlebar, jalur sepeda disambung, dan pada hari tertentu jalan
      utama ditutup bagi mobil. Pedagang yang semula khawatir kehilangan pembeli mendapati hal yang tidak mereka duga: orang yang
      berjalan kaki lebih sering singgah daripada orang yang melintas di balik kaca mobil.</p>
      <p>Perubahan itu tentu tidak berlaku sama di setiap tempat. Kota yang jarak rumah dan tempat kerjanya jauh tetap memerlukan
      angkutan umum yang andal. Tanpa itu, trotoar yang indah hanya akan menjadi hiasan.</p>
      <p>Simpulan manakah yang paling tepat untuk teks tersebut?</p>`,
    options: [
      'Semua kota sebaiknya menutup jalan utamanya bagi mobil.',
      'Pelebaran jalan merupakan cara terbaik untuk mengatasi kemacetan.',
      'Pedagang memperoleh keuntungan lebih besar jika berjualan di trotoar.',
      'Angkutan umum tidak diperlukan di kota yang memiliki trotoar lebar.',
      'Mengutamakan pejalan kaki dapat menghidupkan kota asalkan didukung angkutan umum sesuai kebutuhannya.',
    ],
    key: 'E',
    discussion: html`
      <p>Paragraf pertama menunjukkan bahwa pelebaran jalan tidak menyelesaikan kemacetan. Paragraf kedua menunjukkan manfaat
      mengutamakan pejalan kaki. Paragraf ketiga memberi syarat: kota tertentu memerlukan angkutan umum yang andal. Hanya pilihan
      <strong>E</strong> yang merangkum ketiganya.</p>
      <p>Pilihan A terlalu luas, pilihan B dan D bertentangan dengan teks, sedangkan pilihan C tidak dinyatakan.</p>`,
    children: [
      {
        daysAgo: 267,
        category: 'SNBT-LBI',
        topic: 'Simpulan Bacaan',
        label: 'tryout',
        status: 'published',
        type: 'statements',
        text: html`
          <p>Tentukan apakah setiap pernyataan berikut benar atau salah menurut teks “Kota yang Kembali Berjalan”.</p>`,
        statements: [
          ['Pelebaran jalan dapat mendatangkan lebih banyak kendaraan.', true],
          ['Sejak awal, pedagang mendukung penutupan jalan utama bagi mobil.', false],
          ['Pejalan kaki lebih sering singgah daripada orang yang melintas dengan mobil.', true],
          ['Penulis menganggap cara yang sama cocok untuk semua kota.', false],
        ],
        discussion: html`
          <ul>
            <li><p>Pernyataan 1 <strong>benar</strong> (paragraf pertama): jalan yang lebih lebar mengundang lebih banyak
            kendaraan.</p></li>
            <li><p>Pernyataan 2 <strong>salah</strong> (paragraf kedua): pedagang semula khawatir kehilangan pembeli.</p></li>
            <li><p>Pernyataan 3 <strong>benar</strong> (paragraf kedua).</p></li>
            <li><p>Pernyataan 4 <strong>salah</strong> (paragraf ketiga): perubahan itu tidak berlaku sama di setiap tempat.</p></li>
          </ul>`,
      },
    ],
  },
  {
    daysAgo: 222,
    category: 'SNBT-LBE',
    topic: 'Purpose and Inference',
    label: 'tryout',
    status: 'published',
    type: 'multiple choice',
    text: html`
      <p>Read the following passage.</p>
      <p>In a corner of the public library, between the atlases and the cookbooks, stands an old wooden cabinet. Its drawers once held
      catalogue cards; now they hold seeds. Visitors may take a packet home free of charge, on one condition: when the plants have
      grown, they should let a few of them flower and bring back the new seeds.</p>
      <p>Few borrowers do. In its first year the library gave out 600 packets and received only 90 in return. Yet the librarian who
      runs the project refuses to call it a failure. Nearly half of the borrowers, she points out, had never grown anything before, and
      many of them now meet every month to exchange cuttings and advice. “We lend books without asking how well they were read,” she
      says. “Why should seeds be any different?”</p>
      <p>What does the librarian imply by her remark at the end of the passage?</p>`,
    options: [
      'Borrowers should read more books about gardening.',
      'The library will soon stop lending seeds to visitors.',
      'Seeds are easier to look after than books.',
      'The project should not be judged only by the number of seeds returned.',
      'Visitors who fail to return seeds should pay for them.',
    ],
    key: 'D',
    discussion: html`
      <p>The librarian compares seeds with books: a library is useful even when nobody checks what readers have gained. She has just
      mentioned other results, namely new growers and a monthly meeting. Her remark therefore implies that <strong>the number of seeds
      returned is not the only measure of success</strong>.</p>
      <p>Nothing in the passage supports the other options.</p>`,
  },
]
