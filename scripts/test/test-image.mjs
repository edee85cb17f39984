import { install } from '../run/install.mjs'
import { imageStarts } from './image.mjs'
import { runStages } from './run.mjs'

// `npm run test:image`: the production image without an engine; `npm run release:check` runs it too.
await install()
await runStages([{ name: 'image', run: imageStarts }])
