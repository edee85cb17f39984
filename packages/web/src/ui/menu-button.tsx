import { Button } from './button.tsx'
import { IconButton, type IconButtonProps } from './icon-button.tsx'

export interface MenuButtonProps extends IconButtonProps {
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
