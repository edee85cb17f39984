import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startEmbedded } from './embedded.ts'
import { openHome } from './home.ts'

const folder = await mkdtemp(join(tmpdir(), 'bank-other-version-'))
afterAll(() => rm(folder, { recursive: true }))

it('refuses the folder of another PostgreSQL in Indonesian, with both versions and the way to move', async () => {
  const { cluster, tidy } = await openHome({ folder })
  await tidy()
  await writeFile(join(cluster, 'PG_VERSION'), '99\n')
  const refusal = await startEmbedded({ folder }).catch((error) => error)
  expect(refusal.message).toMatch(
    /^DATA_DIR: basis data di \S+ dibuat oleh PostgreSQL 99, sedangkan Bank Soal ini menjalankan PostgreSQL \d+\. Jalankan versi .* yang membuatnya; .* buat cadangan dengan versi itu, lalu pulihkan/,
  )
})
