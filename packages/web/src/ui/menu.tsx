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
  const closed = <IconButton icon={Ellipsis} label={label} aria-haspopup="menu" onClick={() => setWanted(true)} />
  if (!wanted) return closed
  return <OpenedMenu fallback={closed} label={label} items={items} />
}
