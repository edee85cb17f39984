import type { ReactNode } from 'react'
import { Brand } from '../ui/brand.tsx'

/** The layout of the sign-in forms: brand on the left, form on the right. */
export function AuthFrame({ title, children, foot }: { title: string; children: ReactNode; foot: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <aside className="hidden flex-col justify-between bg-night p-12 text-night-text lg:flex">
        <span className="text-white">
          <Brand>Tim Konten</Brand>
        </span>
        <p className="max-w-md text-xl leading-snug font-semibold text-white">
          Materi dan soal ujian, disusun bersama, rapi di satu tempat.
          <span aria-hidden className="mt-6 block h-1 w-12 rounded-full bg-gold" />
        </p>
        <p className="text-sm text-night-muted">Asesmen Nasional dan SNPMB</p>
      </aside>
      <main
        id="isi"
        tabIndex={-1}
        className="flex flex-col items-center px-4 py-10 outline-none sm:justify-center sm:px-8"
      >
        <div className="w-full max-w-sm">
          <div className="mb-10 text-ink lg:hidden">
            <Brand>Tim Konten</Brand>
          </div>
          <h1 className="mb-6 text-xl">{title}</h1>
          {children}
          <div className="mt-6 text-sm text-muted">{foot}</div>
        </div>
      </main>
    </div>
  )
}

export const linkClass = 'rounded-chip font-semibold text-brand hover:underline'
