import { imagesIn } from '@bank/contract/rich-text'

/**
 * `url,url` of the pictures that are saved beside a text: those it shows, after those that another client listed without
 * showing them in the text that stands.
 */
export function listedImages(html: string, standing?: { image: string; html: string | null }): string {
  const listed = standing?.image.split(',').filter((url) => url !== '') ?? []
  const shown = imagesIn(standing?.html ?? '')
  return [...new Set([...listed.filter((url) => !shown.includes(url)), ...imagesIn(html)])].join(',')
}
