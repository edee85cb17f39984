import { STATES } from './states.ts'
import { lookEverywhere } from './support/look-everywhere.ts'

lookEverywhere('desktop', STATES)
