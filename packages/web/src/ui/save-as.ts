/** Has the browser save some bytes as a file. */
export function saveAs(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // some browsers read the file only after the click
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
