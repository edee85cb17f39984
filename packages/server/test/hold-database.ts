import { startEmbedded } from '../src/postgres/embedded.ts'

// A process for tests to kill: it starts the embedded database in the given folder and prints "holding".
await startEmbedded({ folder: process.argv[2] ?? '' })
process.stdout.write('holding\n')
