import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect } from 'react'
import { classes } from './classes.ts'
import { text } from './text.ts'
import { type Message, onMessage } from './toast.ts'

/** Milliseconds; the spec asks for one second at least. Hovered or focused, a toast stays. */
const SUCCESS = 3000
const FAILURE = 7000

const manager = Toast.createToastManager()
const show = ({ text: title, failed }: Message) =>
  void manager.add({ title, type: failed ? 'error' : 'success', timeout: failed ? FAILURE : SUCCESS })

/** Where toasts stand, never over the buttons at the foot of a dialog, and the live region that reads them. */
export function Toasts() {
  useEffect(() => onMessage(show), [])
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label="Pemberitahuan"
          className="fixed inset-x-4 top-4 z-50 mx-auto flex max-w-sm flex-col gap-2 outline-none"
        >
          <Messages />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** Not the dialog that Base UI makes of it. */
const MESSAGE = { role: 'group', 'aria-modal': undefined }

function Messages() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((each) => {
    const failed = each.type === 'error'
    const Icon = failed ? CircleAlert : CircleCheck
    return (
      <Toast.Root
        key={each.id}
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
          <Toast.Title
            className="min-w-0 flex-1 py-0.5 font-semibold text-ink"
            render={<p role={failed ? 'alert' : undefined} />}
          />
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
  })
}
