import { WIDTHS } from '@bank/contract/rich-style'
import type { Node } from '@tiptap/pm/model'
import type { EditorView, NodeView } from '@tiptap/pm/view'

const MIN_WIDTH = 24
const STEP = 16

/** A picture that is resized by a handle: with mouse, finger or arrow keys. */
export class ImageView implements NodeView {
  readonly dom = document.createElement('span')
  private readonly image = document.createElement('img')
  private readonly corner = document.createElement('span')

  constructor(
    private node: Node,
    private readonly view: EditorView,
    private readonly getPos: () => number | undefined,
  ) {
    this.corner.className = 'image-corner'
    this.corner.tabIndex = 0
    this.corner.setAttribute('role', 'slider')
    this.corner.setAttribute('aria-label', 'Lebar gambar')
    this.corner.setAttribute('aria-valuemin', String(MIN_WIDTH))
    this.corner.addEventListener('pointerdown', (event) => this.pull(event))
    // Otherwise the press would move the caret and the picture would no longer be selected.
    this.corner.addEventListener('mousedown', (event) => event.preventDefault())
    this.corner.addEventListener('keydown', (event) => this.step(event))
    this.dom.append(this.image, this.corner)
    this.draw()
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false
    this.node = node
    this.draw()
    return true
  }

  stopEvent(event: Event): boolean {
    return event.target === this.corner
  }

  ignoreMutation(): boolean {
    return true
  }

  private draw() {
    const { src, alt, width, height, share } = this.node.attrs
    // Change single classes only: ProseMirror marks a selected node by its own class.
    this.dom.classList.remove(...WIDTHS)
    this.dom.classList.add('image-frame', ...(share ? [share] : []))
    this.image.className = share ? 'w-100' : ''
    this.image.src = src
    this.image.alt = alt ?? ''
    this.image.style.width = ''
    this.image.style.height = ''
    setOrDrop(this.image, 'width', share ? null : width)
    setOrDrop(this.image, 'height', share ? null : height)
    this.corner.setAttribute('aria-valuenow', String(width ?? this.image.width))
  }

  private pull(event: PointerEvent) {
    event.preventDefault()
    const startWidth = this.image.width
    const widthAt = ({ clientX }: PointerEvent) => startWidth + clientX - event.clientX
    const dragEnd = new AbortController()
    const { signal } = dragEnd
    this.corner.setPointerCapture(event.pointerId)
    this.corner.addEventListener(
      'pointermove',
      (move) => {
        this.image.style.width = `${this.fitting(widthAt(move))}px`
        this.image.style.height = 'auto'
      },
      { signal },
    )
    this.corner.addEventListener(
      'pointerup',
      (up) => {
        dragEnd.abort()
        this.resize(widthAt(up))
      },
      { signal },
    )
    // cancelled, e.g. by an incoming call or a second finger that zooms: restore the old width
    this.corner.addEventListener(
      'pointercancel',
      () => {
        dragEnd.abort()
        this.draw()
      },
      { signal },
    )
  }

  private step(event: KeyboardEvent) {
    const by = { ArrowRight: STEP, ArrowUp: STEP, ArrowLeft: -STEP, ArrowDown: -STEP }[event.key]
    if (by === undefined) return
    event.preventDefault()
    this.resize(this.image.width + by)
  }

  private fitting(width: number): number {
    const room = this.view.dom.clientWidth
    return Math.round(Math.min(Math.max(width, MIN_WIDTH), room))
  }

  private resize(wanted: number) {
    const pos = this.getPos()
    if (pos === undefined) return
    const width = this.fitting(wanted)
    const { naturalWidth, naturalHeight } = this.image
    const height = naturalWidth > 0 ? Math.max(1, Math.round((width * naturalHeight) / naturalWidth)) : null
    this.image.style.height = ''
    // Set single attributes, because that keeps the picture selected.
    const { tr } = this.view.state
    tr.setNodeAttribute(pos, 'width', width)
      .setNodeAttribute(pos, 'height', height)
      .setNodeAttribute(pos, 'share', null)
    this.view.dispatch(tr)
  }
}

function setOrDrop(element: Element, name: string, value: number | string | null) {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, String(value))
}
