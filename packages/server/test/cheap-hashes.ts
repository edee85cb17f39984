import { vi } from 'vitest'

// Two thousand passwords are hashed or compared in a run, each in 25 ms: a third of the work of the tests that sign in.
vi.mock('../src/auth/hash-cost.ts', () => ({ HASH_COST: { memoryCost: 64, timeCost: 1, parallelism: 1 } }))
