/** Like `fetch`, but reports the upload progress from 0 to 1, which `fetch` cannot do. */
export function sendWatched(
  address: string,
  init: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init.method ?? 'POST', address)
    for (const [name, value] of Object.entries((init.headers ?? {}) as Record<string, string>)) {
      request.setRequestHeader(name, value)
    }
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    request.onload = () => {
      const retryAfter = request.getResponseHeader('retry-after')
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
        }),
      )
    }
    request.onerror = () => reject(new TypeError('the request did not reach the server'))
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
    init.signal?.addEventListener('abort', () => request.abort())
    request.send(init.body as XMLHttpRequestBodyInit)
  })
}
