import { PLACES } from './screens.ts'
import { lookEverywhere } from './support/look-everywhere.ts'

/** `npm test` visits the screens; `npm run test:more` their dialogs and menus too. */
const isQuick = process.env.JOURNEYS === 'few'

lookEverywhere('desktop', isQuick ? PLACES.filter(({ open }) => !open) : PLACES)
