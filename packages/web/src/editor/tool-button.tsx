import { Toolbar } from '@base-ui/react/toolbar'
import type { LucideIcon } from 'lucide-react'
import { classes } from '../ui/classes.ts'

export interface ToolButtonProps {
  icon: LucideIcon
  label: string
  /** Shortcut as the tooltip shows it: 'Ctrl+B'. */
  keys?: string
  /** Toggle state for the selection; missing for a button that is no toggle. */
  pressed?: boolean
  disabled?: boolean
  /** Shows the label beside the icon. */
  worded?: boolean
  onPress: () => void
}

export const toolClass =
  'inline-flex h-8 min-w-7.5 shrink-0 items-center justify-center gap-1.5 rounded-chip text-ink transition-colors ' +
  'pointer-coarse:h-control pointer-coarse:min-w-control ' +
  'hover:bg-line aria-pressed:bg-brand-soft aria-pressed:text-brand data-disabled:cursor-not-allowed data-disabled:opacity-40'

/** A button of the editor's toolbars. Pressing it keeps the selection in the text. */
export function ToolButton({ icon: Icon, label, keys, pressed, disabled, worded, onPress }: ToolButtonProps) {
  return (
    <Toolbar.Button
      aria-label={worded ? undefined : label}
      aria-pressed={pressed}
      title={keys ? `${label} (${keys})` : label}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={classes(toolClass, worded && 'px-2 text-sm font-semibold')}
    >
      <Icon size={18} aria-hidden />
      {worded && label}
    </Toolbar.Button>
  )
}

export const ToolSeparator = () => <Toolbar.Separator className="mx-1 h-5 w-px shrink-0 bg-line" />
