// <Menu label="Tindakan lain" items={[{ label: 'Hapus', icon: Trash2, danger: true, onSelect: ask }]} />
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { onDemand } from './on-demand.tsx'
import type { MenuProps } from './opened-menu.tsx'

const OpenedMenu = onDemand(() => import('./opened-menu.tsx'), 'OpenedMenu')

/** A list of fifty options has fifty menus, most never opened: until its first press a menu is a plain button. */
export function Menu({ label, items }: MenuProps) {
  const [wanted, setWanted] = useState(false)
  if (items.length === 0) return null
  const button = { icon: Ellipsis, label, 'aria-haspopup': 'menu' } as const
  if (!wanted) return <IconButton {...button} onClick={() => setWanted(true)} />
  // each of the buttons that follow one another takes the focus over: a key pressed meanwhile must not move the page
  return <OpenedMenu fallback={<IconButton {...button} aria-busy autoFocus />} label={label} items={items} />
}
