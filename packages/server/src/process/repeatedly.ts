/** Runs `work` now and every so many milliseconds, until the returned function is called. A failure is reported; the
 * next run is on time. */
export function repeatedly(every: number, work: () => Promise<unknown>, failed: (error: unknown) => void): () => void {
  const attempt = () => void work().catch(failed)
  const timer = setInterval(attempt, every)
  attempt()
  return () => clearInterval(timer)
}
