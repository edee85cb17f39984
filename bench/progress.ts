/** Says on one line how far a work is; on something else than a terminal only when one is done. */
export function progressLine() {
  const started = Date.now()
  return (what: string, done: number, of: number) => {
    const line = `${what}: ${done.toLocaleString('id-ID')} / ${of.toLocaleString('id-ID')} (${Math.round((Date.now() - started) / 1000)} s)`
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}${done === of ? '\n' : ''}`)
    else if (done === of) console.log(line)
  }
}
