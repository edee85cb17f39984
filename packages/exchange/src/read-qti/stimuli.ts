// Texts for several questions: parts of their own in a package.
import { blocksOf } from '../systems/blocks.ts'
import type { Desk } from '../systems/desk.ts'
import { elementsOfHtml, TooComplex } from '../systems/html-elements.ts'
import type { XmlNode } from '../systems/markup.ts'
import { textOfBytes } from '../text/text-of-bytes.ts'
import { childOf, childrenOf, type XmlElement } from '../xml/element.ts'
import { readXml } from '../xml/xml.ts'
import { FileRefused } from '../zip/file-refused.ts'
import type { Zip } from '../zip/zip.ts'
import { passageIn } from './body.ts'
import { partBytes, XML_OF_ITEM } from './limits.ts'
import { asQti3 } from './names.ts'
import { contentOf } from './rubrics.ts'

/** The text that an item shares: QTI 3 refers to it, QTI 2 shows a page of the package. */
export function stimulusIn(item: XmlElement): string | undefined {
  const [reference] = childrenOf(item, 'qti-assessment-stimulus-ref')
  return reference ? reference.attributes.href : passageIn(item)?.attributes.data
}

/** A stimulus as HTML. Throws FileRefused for what cannot be read. */
export async function stimulusHtml(zip: Zip, part: string, desk: Desk): Promise<string> {
  const bytes = partBytes(zip.bytesOf(part))
  const nodes = /\.x?html?$/i.test(part)
    ? await pageNodes(bytes)
    : contentOf(stimulusBody(asQti3(await readXml(bytes, XML_OF_ITEM))))
  return blocksOf(nodes, desk)
}

function stimulusBody(root: XmlElement): XmlElement {
  const body = childOf(root, 'qti-stimulus-body')
  if (!body) throw new FileRefused('broken', root.name)
  return body
}

async function pageNodes(bytes: AsyncIterable<Uint8Array>): Promise<XmlNode[]> {
  const pieces: Uint8Array[] = []
  for await (const piece of bytes) pieces.push(piece)
  try {
    return elementsOfHtml(textOfBytes(Buffer.concat(pieces)))
  } catch (error) {
    if (error instanceof TooComplex) throw new FileRefused('too-large', 'elements of a page')
    throw error
  }
}
