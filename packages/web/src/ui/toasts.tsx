import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { text } from './text.ts'
import { type Message, onMessage } from './toast.ts'
import { useFreePlace } from './toast-place.ts'

/** Milliseconds, as the spec has it; longer while it is hovered or focused. */
const SUCCESS = 1000
/** A failure stays until it is dismissed. */
const FAILURE = 0

const manager = Toast.createToastManager<Pick<Message, 'link'>>()
const show = ({ text: title, failed, link }: Message) =>
  void manager.add({ title, type: failed ? 'error' : 'success', timeout: failed ? FAILURE : SUCCESS, data: { link } })

/** The toasts, where they cover no title and no button, in a live region that announces them. */
export function Toasts() {
  useEffect(() => onMessage(show), [])
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Messages />
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** Overrides the dialog role that Base UI sets. */
const MESSAGE = { role: 'group', 'aria-modal': undefined }

function Messages() {
  const { toasts } = Toast.useToastManager<Pick<Message, 'link'>>()
  const box = useRef<HTMLDivElement>(null)
  useFreePlace(box, toasts)
  return (
    <Toast.Viewport
      ref={box}
      aria-label="Pemberitahuan"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex h-fit max-w-sm flex-col gap-2 outline-none"
    >
      {toasts.map((each) => (
        <Shown key={each.id} toast={each} />
      ))}
    </Toast.Viewport>
  )
}

function Shown({ toast: each }: { toast: Toast.Root.ToastObject<Pick<Message, 'link'>> }) {
  const failed = each.type === 'error'
  const link = each.data?.link
  const Icon = failed ? CircleAlert : CircleCheck
  return (
    <Toast.Root
      toast={each}
      {...MESSAGE}
      className={classes(
        'rounded-control border bg-white shadow-popup transition-[opacity,translate] duration-200',
        'data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-2 data-starting-style:opacity-0',
        failed ? 'border-progress/40' : 'border-line',
      )}
    >
      <Toast.Content className="flex items-start gap-3 py-2.5 pr-2 pl-3.5">
        <Icon
          size={20}
          aria-hidden
          className={classes('mt-1 shrink-0', failed ? 'text-progress-rail' : 'text-approved-rail')}
        />
        <div className="flex min-w-0 flex-1 flex-wrap gap-x-2 py-0.5">
          <Toast.Title className="font-semibold text-ink" render={<p role={failed ? 'alert' : undefined} />} />
          {link && (
            <a
              href={link.href}
              onClick={(event) => follow(event, link.go)}
              className="font-semibold text-brand underline underline-offset-2"
            >
              {link.label}
            </a>
          )}
        </div>
        <Toast.Close
          aria-label={text.close}
          aria-hidden={false}
          className="flex size-7 shrink-0 items-center justify-center rounded-chip text-muted hover:bg-quiet hover:text-ink"
        >
          <X size={16} aria-hidden />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  )
}

/** With Ctrl and the like the browser opens the address itself, in another tab. */
function follow(event: MouseEvent, go: () => void) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  go()
}
