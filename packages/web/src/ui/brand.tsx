import mark from './mark.svg'

/** Logo and name; with a text below the name the logo is larger. */
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
