import type { Reviewed } from '@bank/contract/review'

/** `1 galat, 2 peringatan`; of each kind only where there are some. */
export const countWords = ({ galat, peringatan }: Pick<Reviewed, 'galat' | 'peringatan'>): string =>
  [galat > 0 && `${galat} galat`, peringatan > 0 && `${peringatan} peringatan`].filter(Boolean).join(', ')
