const MEDIA = /\/media\/[0-9a-f]{32}\.(?:png|jpg)/g

/** How many pictures of these values no longer exist on the server, which deletes unused ones after 24 h (decisions 4). */
export async function gonePictures(values: object): Promise<number> {
  const urls = new Set(JSON.stringify(values).match(MEDIA))
  // A network failure does not mean that the picture is deleted.
  const isGone = (url: string) =>
    fetch(url).then(
      ({ status }) => status === 404,
      () => false,
    )
  const gone = await Promise.all([...urls].map(isGone))
  return gone.filter(Boolean).length
}
