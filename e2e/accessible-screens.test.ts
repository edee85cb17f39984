import { PLACES } from './screens.ts'
import { lookEverywhere } from './support/look-everywhere.ts'

/** `npm test` visits the screens, always the same third of them with axe; `npm run test:more` all places, all with axe. */
const isQuick = process.env.JOURNEYS === 'few'
const screens = PLACES.filter(({ open }) => !open).map((screen, at) => ({ ...screen, hasAxe: at % 3 === 0 }))

lookEverywhere('desktop', isQuick ? screens : PLACES)
