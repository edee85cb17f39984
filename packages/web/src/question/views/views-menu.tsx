import { viewRoutes } from '@bank/contract/view'
import { Bookmark, BookmarkPlus, Check, Pencil, Trash2, Undo2, Users } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../api/query.ts'
import { ConfirmDelete } from '../../ui/confirm-delete.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { MenuItem } from '../../ui/opened-menu.tsx'
import { useViews, type ViewsProps } from './use-views.ts'
import { ViewForm } from './view-form.tsx'

/** The saved views of a list: shows one, or keeps the list as it stands. */
export function ViewsMenu({ bank }: ViewsProps) {
  const { product_type, views, active, now, isOwn, mayChange, show, leave } = useViews(bank)
  const [asked, ask] = useState<'add' | 'edit' | 'remove'>()
  const remove = useAction(viewRoutes.remove)
  const close = () => ask(undefined)
  const changeable = active && mayChange(active)

  const items: MenuItem[] = [
    ...views.map((view) => ({
      label: isOwn(view) ? view.name : `${view.name} (${view.name_owner})`,
      icon: view.id === active?.id ? Check : view.shared ? Users : Bookmark,
      onSelect: () => show(view),
    })),
    { label: 'Simpan tampilan ini', icon: BookmarkPlus, onSelect: () => ask('add') },
  ]
  if (changeable)
    items.push(
      { label: `Ubah nama “${active.name}”`, icon: Pencil, onSelect: () => ask('edit') },
      { label: `Hapus “${active.name}”`, icon: Trash2, danger: true, onSelect: () => ask('remove') },
    )
  if (active) items.push({ label: 'Tutup tampilan', icon: Undo2, onSelect: leave })
  return (
    <>
      <Menu label="Tampilan tersimpan" icon={Bookmark} items={items} />
      {asked === 'add' && <ViewForm body={{ product_type, ...now }} onSaved={show} onClose={close} />}
      {asked === 'edit' && active && <ViewForm view={active} onClose={close} />}
      {asked === 'remove' && active && (
        <ConfirmDelete
          name={active.name}
          busy={remove.isPending}
          onCancel={close}
          onConfirm={() =>
            remove.mutate(
              { params: { id: active.id } },
              {
                onSuccess: () => {
                  close()
                  leave()
                },
              },
            )
          }
        />
      )}
    </>
  )
}
