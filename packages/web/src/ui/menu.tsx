// <Menu label="Tindakan lain" items={[{ label: 'Hapus', icon: Trash2, danger: true, onSelect: ask }]} />
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { MenuButton } from './icon-button.tsx'
import { onDemand } from './on-demand.tsx'
import type { MenuProps } from './opened-menu.tsx'

const OpenedMenu = onDemand(() => import('./opened-menu.tsx'), 'OpenedMenu')

/** A list of fifty options has fifty menus, most of them never opened: before its first click a menu is a plain button. */
export function Menu({ label, items, icon = Ellipsis, ...look }: MenuProps) {
  const [wanted, setWanted] = useState(false)
  if (items.length === 0) return null
  const button = { icon, label, ...look, 'aria-haspopup': 'menu' } as const
  if (!wanted) return <MenuButton {...button} onClick={() => setWanted(true)} />
  // autoFocus on each replacement button, so that the focus stays and a key pressed meanwhile does not scroll the page
  const fallback = <MenuButton {...button} aria-busy autoFocus />
  return <OpenedMenu fallback={fallback} label={label} items={items} icon={icon} {...look} />
}
