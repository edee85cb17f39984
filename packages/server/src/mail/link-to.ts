/** Where a page of the app is, for a mail; `baseUrl` is the URL of the app. */
export const linkTo = (baseUrl: string, page: string) =>
  new URL(page, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`).href
