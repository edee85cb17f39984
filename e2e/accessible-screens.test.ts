import { PLACES } from './screens.ts'
import { lookEverywhere } from './support/look-everywhere.ts'

lookEverywhere('desktop', PLACES)
