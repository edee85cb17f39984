import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new temporary folder for one test. */
export const newFolder = () => mkdtemp(join(tmpdir(), 'bank-soal-faults-'))
