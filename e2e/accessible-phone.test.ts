import { PLACES } from './screens.ts'
import { STATES } from './states.ts'
import { lookEverywhere } from './support/look-everywhere.ts'

lookEverywhere('phone', [...PLACES, ...STATES])
