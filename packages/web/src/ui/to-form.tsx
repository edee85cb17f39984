import type { LucideIcon } from 'lucide-react'
import { Button } from './button.tsx'

interface ToFormProps {
  /** The id of the form in the page; it can take the focus. */
  form: string
  icon: LucideIcon
  children: string
}

/** Where a form stands below a long list, the way to it stays in view. */
export const ToForm = ({ form, icon, children }: ToFormProps) => (
  <div className="sticky bottom-0 mt-3 border-t border-line bg-canvas py-2 lg:hidden">
    <Button kind="primary" icon={icon} className="w-full" onClick={() => document.getElementById(form)?.focus()}>
      {children}
    </Button>
  </div>
)
