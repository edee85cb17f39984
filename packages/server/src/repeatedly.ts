/** Does something now and every so many milliseconds, until the function it gives back is called. A failure is told and tried again. */
export function repeatedly(every: number, work: () => Promise<unknown>, failed: (error: unknown) => void): () => void {
  const attempt = () => void work().catch(failed)
  const timer = setInterval(attempt, every)
  attempt()
  return () => clearInterval(timer)
}
