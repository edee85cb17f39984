import { useNavigate } from '@tanstack/react-router'
import { ListTodo } from 'lucide-react'
import { PAGES } from '../nav/pages.ts'
import { useOwnReview } from '../telaah/own-review.ts'
import { useShortcuts } from '../ui/shortcuts.ts'
import { SidebarEntry, SidebarGroup } from './sidebar-entry.tsx'

/** The way to what waits for the account, with how much that is; only while the review flow binds. */
export function OwnTasks({ active, onGo }: { active: boolean; onGo: (() => void) | undefined }) {
  const navigate = useNavigate()
  const own = useOwnReview()
  useShortcuts(own?.binding ? { 'g t': () => void navigate({ to: '/tugas' }) } : {})
  if (!own?.binding) return null
  const { telaah, kunci, perbaiki, notices } = own.counts
  const item = { to: '/tugas', icon: ListTodo, label: PAGES['/tugas'].title } as const
  return (
    <SidebarGroup title="Telaah" isTitled>
      <SidebarEntry item={item} active={active} onGo={onGo} count={telaah + kunci + perbaiki + notices} />
    </SidebarGroup>
  )
}
