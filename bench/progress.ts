/** Shows progress on one line; when the output is not a terminal, prints only a finished step. */
export function progressLine() {
  const started = Date.now()
  return (what: string, done: number, of: number) => {
    const line = `${what}: ${done.toLocaleString('id-ID')} / ${of.toLocaleString('id-ID')} (${Math.round((Date.now() - started) / 1000)} s)`
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}${done === of ? '\n' : ''}`)
    else if (done === of) console.log(line)
  }
}
