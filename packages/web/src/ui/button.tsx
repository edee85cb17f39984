// <Button icon={Plus} kind="primary" onClick={add}>Tambah soal</Button>
// <Button type="submit" kind="primary" busy={create.isPending}>Simpan</Button>
// <Link to="/soal" className={buttonClass('secondary')}>Soal</Link>
import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { classes } from './classes.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

const frame =
  'inline-flex h-control items-center justify-center gap-2 rounded-control px-3.5 font-semibold whitespace-nowrap ' +
  'transition-colors select-none disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60'

const look: Record<ButtonKind, string> = {
  primary: 'bg-brand text-white hover:bg-brand-deep',
  secondary: 'border border-line bg-white text-ink hover:border-edge hover:bg-foot',
  quiet: 'text-ink hover:bg-quiet',
  danger: 'bg-progress text-white hover:bg-progress/90',
}

export const buttonClass = (kind: ButtonKind) => classes(frame, look[kind])

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  kind?: ButtonKind
  icon?: LucideIcon
  /** Work is in progress: the button keeps the focus but ignores clicks. */
  busy?: boolean
  className?: string
}

export function Button({
  kind = 'secondary',
  icon,
  type = 'button',
  busy = false,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const Icon = busy ? LoaderCircle : icon
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? refuse : onClick}
      className={classes(buttonClass(kind), className)}
    >
      {Icon && <Icon size={16} aria-hidden className={classes('shrink-0', busy && 'animate-spin')} />}
      {children}
    </button>
  )
}

/** Prevents clicks and also Enter in a field, which triggers the submit button. */
const refuse = (event: MouseEvent) => event.preventDefault()
