import { lookEverywhere } from './support/look-everywhere.ts'

lookEverywhere('phone')
