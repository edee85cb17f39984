/** Of a file for which its reader has no sentence of its own. */
export const UNREADABLE = 'Berkas ini tidak dapat dibaca.'
