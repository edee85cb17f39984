const MEDIA = /\/media\/[0-9a-f]{32}\.(?:png|jpg)/g

/** How many pictures these values show that the server does not have any more: it tidies after 24 h (decisions 4). */
export async function gonePictures(values: object): Promise<number> {
  const urls = new Set(JSON.stringify(values).match(MEDIA))
  // Out of reach is not gone.
  const isGone = (url: string) =>
    fetch(url).then(
      ({ status }) => status === 404,
      () => false,
    )
  const gone = await Promise.all([...urls].map(isGone))
  return gone.filter(Boolean).length
}
