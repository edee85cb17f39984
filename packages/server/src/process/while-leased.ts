const RENEWED_MS = 20_000

/** Keeps a job for this process while it works: renews its lease, which ends after a minute when the process is killed. */
export async function whileLeased(renew: () => Promise<unknown>, work: () => Promise<void>): Promise<void> {
  const renewing = setInterval(() => renew().catch(() => {}), RENEWED_MS)
  try {
    await work()
  } finally {
    clearInterval(renewing)
  }
}
