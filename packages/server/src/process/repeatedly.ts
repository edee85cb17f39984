/** Runs `work` now and every so many milliseconds, until the returned function is called. A failure is reported; the
 * next run is on time. */
export function repeatedly(every: number, work: () => Promise<unknown>, failed: (error: unknown) => void): () => void {
  const attempt = () => void work().catch(failed)
  const timer = setInterval(attempt, every)
  attempt()
  return () => clearInterval(timer)
}

/** The same work, begun only when it is not under way already. */
export function onlyOnce(work: () => Promise<unknown>): () => Promise<unknown> {
  let underWay: Promise<unknown> | undefined
  return () => {
    underWay ??= work().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}
