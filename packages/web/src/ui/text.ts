import { ERRORS, FILL_ALL } from '@bank/contract/errors'
import { SAID } from '@bank/contract/reply'

/** Sentences used in more than one place, word for word (decisions 6). */
export const text = {
  ...SAID,
  /** After a confirmed deletion of a picture; the editor uses other words. */
  pictureRemoved: 'Gambar anda telah dihapus.',
  confirmRemove: 'Apakah anda yakin ingin menghapus data ini?',
  confirmRemoveImage: 'Apakah anda yakin ingin menghapus gambar ini?',
  empty: ERRORS.NOT_FOUND.message,
  incomplete: FILL_ALL,
  noAccess: ERRORS.FORBIDDEN.message,
  loginRequired: ERRORS.UNAUTHENTICATED.message,
  awaitingVerification: ERRORS.AWAITING_VERIFICATION.message,
  edit: 'Edit',
  remove: 'Hapus',
  save: 'Simpan',
  cancel: 'Batalkan',
  discard: 'Buang',
  back: 'Kembali',
  retry: 'Coba lagi',
  close: 'Tutup',
  uploading: 'Tunggu sampai gambar selesai diunggah.',
  nobody: '-',
} as const
