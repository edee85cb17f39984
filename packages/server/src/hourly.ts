const HOUR = 3_600_000

/** Does something now and every hour, until the function it gives back is called. A failure is told and tried again. */
export function hourly(work: () => Promise<unknown>, failed: (error: unknown) => void): () => void {
  const attempt = () => void work().catch(failed)
  const timer = setInterval(attempt, HOUR)
  attempt()
  return () => clearInterval(timer)
}
