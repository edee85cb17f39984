import mark from './mark.svg'

export function Brand({ children }: { children?: string }) {
  return (
    <span className="flex items-center gap-3">
      <img src={mark} alt="" width={32} height={32} />
      <span className="min-w-0 leading-tight">
        <b className="block font-bold">Bank Soal</b>
        {children && <span className="text-xs opacity-80">{children}</span>}
      </span>
    </span>
  )
}
