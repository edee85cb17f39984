import { startEmbedded } from '../src/db/embedded.ts'

// A server that is about to be killed: it holds the database of the folder it is given and says so.
await startEmbedded({ folder: process.argv[2] ?? '' })
process.stdout.write('holding\n')
