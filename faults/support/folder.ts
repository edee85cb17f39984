import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that nobody else uses. */
export const newFolder = () => mkdtemp(join(tmpdir(), 'bank-soal-faults-'))
