/** What a hash of Argon2id costs (reliability 4), the memory in KiB. No setting changes it; tests replace this file (test/cheap-hashes.ts). */
export const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
