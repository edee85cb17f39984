/** Lets calls run or holds them back, and knows when none is running. */
export function newGate() {
  let letThrough = () => {}
  let closed: Promise<void> | undefined
  const underWay = new Set<Promise<unknown>>()
  return {
    /** Runs the call when the gate is open. */
    async pass<Result>(call: () => Promise<Result>): Promise<Result> {
      // the gate may have been closed again since it was opened
      while (closed) await closed
      const running = call()
      underWay.add(running)
      return running.finally(() => underWay.delete(running))
    },
    /** Closes the gate; resolves when no call is running. */
    async close() {
      closed ??= new Promise((resolve) => {
        letThrough = resolve
      })
      await Promise.allSettled(underWay)
    },
    open() {
      closed = undefined
      letThrough()
    },
  }
}
