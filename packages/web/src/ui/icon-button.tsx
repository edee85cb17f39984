// <IconButton icon={Pencil} label="Edit" onClick={edit} />
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'className'> {
  icon: LucideIcon
  /** The action, for screen readers and as tooltip. */
  label: string
  className?: string
}

export function IconButton({ icon: Icon, label, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classes(
        'inline-flex size-control shrink-0 items-center justify-center rounded-control text-body transition-colors',
        'hover:bg-quiet hover:text-ink disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
    >
      <Icon size={18} aria-hidden />
    </button>
  )
}

interface MenuButtonProps extends IconButtonProps {
  /** The label is shown beside the icon. */
  worded?: boolean | undefined
}

export function MenuButton({ worded, ...button }: MenuButtonProps) {
  if (!worded) return <IconButton {...button} />
  const { label, ...rest } = button
  return (
    <Button kind="quiet" {...rest}>
      {label}
    </Button>
  )
}
