import mark from './mark.svg'

/** The mark and the name; what stands below the name is optional, and the mark is smaller without it. */
export function Brand({ children }: { children?: string }) {
  const size = children ? 32 : 28
  return (
    <span className="flex items-center gap-3">
      <img src={mark} alt="" width={size} height={size} />
      <span className="min-w-0 leading-tight">
        <b className="block font-bold">Bank Soal</b>
        {children && <span className="text-xs opacity-80">{children}</span>}
      </span>
    </span>
  )
}
