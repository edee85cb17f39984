import { type Banner, bannerRoutes } from '@bank/contract/banner'
import { Link } from '@tanstack/react-router'
import { useAllowed } from '../api/allowed.ts'
import { useList } from '../api/list.ts'
import { useAction } from '../api/query.ts'
import { DeleteButton } from '../form/delete-button.tsx'
import { RowDialog, useRowDialog } from '../form/row-dialog.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Authors, Card } from '../ui/card.tsx'
import { EditButton } from '../ui/edit-button.tsx'
import { useListSearch } from '../ui/list-search.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Paged } from '../ui/paged.tsx'
import { text } from '../ui/text.ts'

const BannerForm = onDemand(() => import('./banner-form.tsx'), 'BannerForm')

/** Only admins manage banners (decisions 2). */
export function BannerScreen() {
  if (useAllowed(bannerRoutes.list)) return <BannerGrid />
  return (
    <>
      <PageHeader title="Banner" />
      <div role="alert" className="rounded-card border border-line bg-white p-6">
        <p className="mb-4 text-ink">{text.noAccess}</p>
        <Link to="/" className={buttonClass('secondary')}>
          Beranda
        </Link>
      </div>
    </>
  )
}

function BannerGrid() {
  const { search, turn } = useListSearch('/shell/banner')
  const list = useList(bannerRoutes.list, { page: search.page })
  const dialog = useRowDialog('banner', { list, get: bannerRoutes.get, id: (row) => row.id })
  const remove = useAction(bannerRoutes.remove)

  return (
    <>
      <PageHeader
        title="Banner"
        count={list.data?.pagination.totalData}
        thing="banner"
        addLabel="Tambah banner"
        onAdd={dialog.add}
      />
      <Paged list={list} onPage={turn}>
        {(rows) => (
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {rows.map((row) => (
              <BannerCard
                key={row.id}
                banner={row}
                onEdit={() => dialog.edit(row)}
                onRemove={() => remove.mutateAsync({ params: { id: row.id } })}
              />
            ))}
          </div>
        )}
      </Paged>
      <RowDialog of={dialog}>{(row) => <BannerForm banner={row} onClose={dialog.close} />}</RowDialog>
    </>
  )
}

interface BannerCardProps {
  banner: Banner
  onEdit: () => void
  onRemove: () => Promise<unknown>
}

function BannerCard({ banner, onEdit, onRemove }: BannerCardProps) {
  return (
    <Card
      label={`Banner ${banner.id}`}
      footer={<Authors creator={banner.name_creator} updater={banner.name_updater} />}
      actions={
        <>
          <EditButton name={banner.description} onClick={onEdit} />
          <DeleteButton route={bannerRoutes.remove} name={banner.description} onConfirm={onRemove} />
        </>
      }
    >
      <img
        src={banner.image}
        alt={`Gambar banner: ${banner.description}`}
        loading="lazy"
        className="aspect-3/1 w-full rounded-control bg-quiet object-cover"
      />
      <p className="mt-3 font-semibold break-words text-ink">{banner.description}</p>
      {banner.target !== '' && (
        <a
          href={banner.target}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-1 block truncate rounded-chip text-sm text-brand hover:underline"
        >
          {banner.target}
        </a>
      )}
    </Card>
  )
}
