export const ROLES = ['question', 'continued', 'option', 'key', 'discussion', 'none'] as const
/** Soal baru, Lanjutan, Opsi, Kunci, Pembahasan, Bukan soal. */
export type Role = (typeof ROLES)[number]
