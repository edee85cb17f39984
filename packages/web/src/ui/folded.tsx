// Long content, collapsed to its beginning: <Folded name={topic.topic_name}><RichHtml html={topic.detail_topic} /></Folded>
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'

interface FoldedProps {
  /** The name of the content, for screen readers: `Selengkapnya tentang Ide pokok`. */
  name: string
  children: ReactNode
}

export function Folded({ name, children }: FoldedProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [long, setLong] = useState(false)

  useLayoutEffect(() => {
    const measure = () => {
      if (box.current && content.current) setLong(content.current.scrollHeight > box.current.clientHeight)
    }
    measure()
    // Pictures and fonts load later and change the height.
    const watcher = new ResizeObserver(measure)
    if (content.current && !open) watcher.observe(content.current)
    return () => watcher.disconnect()
  }, [open])

  const folded = long && !open
  return (
    <>
      <div
        ref={box}
        id={id}
        // Focus expands the content, so that a link reached by keyboard is visible.
        className={classes(
          !open && 'max-h-60 overflow-hidden focus-within:max-h-none',
          folded && 'mask-b-from-70% focus-within:mask-none',
        )}
      >
        <div ref={content}>{children}</div>
      </div>
      {(folded || open) && (
        <Button
          kind="quiet"
          icon={open ? ChevronUp : ChevronDown}
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${open ? 'Lebih sedikit' : 'Selengkapnya'} tentang ${name}`}
          onClick={() => setOpen(!open)}
          className="mt-1 -ml-3.5 text-brand"
        >
          {open ? 'Lebih sedikit' : 'Selengkapnya'}
        </Button>
      )}
    </>
  )
}
