import { type Category, categoryRoutes } from '@bank/contract/category'
import { DeleteButton } from '../form/delete-button.tsx'
import { EditButton } from '../ui/edit-button.tsx'
import { Table } from '../ui/table.tsx'
import { text } from '../ui/text.ts'
import { ClassNames } from './class-names.tsx'

interface CategoryTableProps {
  rows: readonly Category[]
  onEdit: (row: Category) => void
  onRemove: (row: Category) => Promise<unknown>
}

export function CategoryTable({ rows, onEdit, onRemove }: CategoryTableProps) {
  return (
    <Table
      caption="Kategori"
      rows={rows}
      rowKey={(row) => row.id_category}
      columns={[
        {
          title: 'Kategori',
          cell: (row) => (
            <span className="block min-w-0">
              {row.category_name}
              <span className="block text-sm font-normal text-muted">{row.subject_name}</span>
            </span>
          ),
        },
        { title: 'Kode', cell: (row) => <span className="whitespace-nowrap">{row.code}</span> },
        { title: 'Kelas', cell: (row) => <ClassNames names={row.class_name} /> },
        { title: 'Dibuat Oleh', cell: (row) => row.name_creator ?? text.nobody },
        { title: 'Diperbaharui Oleh', cell: (row) => row.name_updater ?? text.nobody },
        {
          title: 'Aksi',
          kind: 'actions',
          cell: (row) => (
            <>
              <EditButton name={row.category_name} onClick={() => onEdit(row)} />
              <DeleteButton route={categoryRoutes.remove} name={row.category_name} onConfirm={() => onRemove(row)} />
            </>
          ),
        },
      ]}
    />
  )
}
