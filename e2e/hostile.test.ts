import { afterAll, beforeAll } from 'vitest'
import { lookAtHostileTexts } from './support/hostile-texts.ts'
import { type Product, startProduct } from './support/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct('base')
})
afterAll(() => product.stop())

lookAtHostileTexts(() => product, { every: 3, most: 2 })
