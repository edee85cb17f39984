type Key = readonly [keys: string, does: string]

/** What the help says of every key; a test looks for keys that are handled anywhere and not named here. */
export const KEYS = {
  Halaman: [
    ['/', 'Cari'],
    ['n', 'Tambah yang baru'],
    ['[', 'Halaman sebelumnya'],
    [']', 'Halaman berikutnya'],
    ['← →', 'Bulan pada grafik'],
    ['F6', 'Ke pemberitahuan'],
    ['?', 'Bantuan ini'],
  ],
  'Impor soal': [
    ['j', 'Soal berikutnya'],
    ['k', 'Soal sebelumnya'],
    ['Enter', 'Edit soal itu'],
    ['a … e', 'Jadikan opsi itu jawaban'],
    ['s', 'Sudah benar'],
    ['x', 'Lewati, atau pakai lagi'],
  ],
  Formulir: [
    ['Ctrl Enter', 'Simpan'],
    ['Ctrl Shift Enter', 'Simpan dan tulis lagi'],
    ['Esc', 'Tutup'],
    ['Enter', 'Pilihan berikutnya'],
    ['Alt B', 'Tandai jawaban benar'],
    ['Alt S', 'Tandai pernyataan salah'],
    ['↑ ↓', 'Pindahkan pilihan, pada pegangannya'],
  ],
  Penyunting: [
    ['Ctrl B', 'Tebal'],
    ['Ctrl I', 'Miring'],
    ['Ctrl U', 'Garis bawah'],
    ['Ctrl ,', 'Indeks bawah'],
    ['Ctrl .', 'Pangkat'],
    ['Ctrl K', 'Tautan'],
    ['Alt =', 'Sisipkan rumus'],
    ['$x^2$', 'Rumus langsung dari LaTeX'],
    ['Ctrl Z', 'Urungkan'],
    ['Ctrl Shift Z', 'Ulangi'],
    ['Shift Enter', 'Baris baru'],
    ['Tab', 'Sel atau kurung rumus berikutnya'],
    ['Enter', 'Edit rumus yang dipilih'],
    ['← →', 'Lebar gambar yang dipilih'],
    ['Alt F10', 'Ke bilah alat'],
  ],
} as const satisfies Record<string, readonly Key[]>
