/** Which questions are meant: those of one bank, all or only those of its main list. */
export interface Bank {
  product_type: 1 | 2
  /** Children stand in their groups, not on the main list. */
  only: 'main' | 'all'
}
