/** The questions of a list: those of one bank, either all or only those on its main list. */
export interface ListScope {
  product_type: 1 | 2
  /** `main`: without the children of groups. */
  only: 'main' | 'all'
}
