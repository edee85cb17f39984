import { afterAll, beforeAll } from 'vitest'
import { lookAtHostileTexts } from '../support/hostile-texts.ts'
import { type Product, startProduct } from '../support/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct('base')
})
afterAll(() => product.stop())

// all pages of every list; the dialogs of the first 32 rows of each
lookAtHostileTexts(() => product, { every: 1, most: 32 })
