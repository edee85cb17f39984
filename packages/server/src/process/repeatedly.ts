/**
 * Runs `work` now and every so many milliseconds, until the returned function is called. A failure is reported, and the
 * next run is on time; after the end none is: what is still under way then loses its database.
 */
export function repeatedly(every: number, work: () => Promise<unknown>, failed: (error: unknown) => void): () => void {
  let isOver = false
  const attempt = () => void work().catch((error) => isOver || failed(error))
  const timer = setInterval(attempt, every)
  attempt()
  return () => {
    isOver = true
    clearInterval(timer)
  }
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
