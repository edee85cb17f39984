import { Tabs } from '@base-ui/react/tabs'
import { Toolbar } from '@base-ui/react/toolbar'
import { SHELVES } from './formula-signs.ts'

const signClass =
  'h-control min-w-control rounded-control bg-quiet px-2 text-base font-semibold text-ink transition-colors ' +
  'hover:bg-brand-soft hover:text-brand'
const tabClass =
  'h-8 shrink-0 rounded-chip px-2 text-sm font-semibold text-muted transition-colors pointer-coarse:h-control ' +
  'hover:text-ink data-active:bg-brand-soft data-active:text-brand'

/** Buttons for symbols that keyboards lack. Two Tab stops: the groups, and the symbols of the open group. */
export function FormulaPalette({ onPick }: { onPick: (latex: string) => void }) {
  return (
    <Tabs.Root defaultValue={SHELVES[0]?.name}>
      <Tabs.List aria-label="Jenis simbol" className="mb-2 -ml-2 flex flex-wrap gap-0.5">
        {SHELVES.map(({ name }) => (
          <Tabs.Tab key={name} value={name} className={tabClass}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {SHELVES.map(({ name, signs }) => (
        <Tabs.Panel key={name} value={name} tabIndex={-1}>
          <Toolbar.Root
            aria-label={`Simbol ${name}`}
            className="flex min-h-20 flex-wrap content-start gap-1.5 pointer-coarse:min-h-36"
          >
            {signs.map(({ face, label, latex }) => (
              <Toolbar.Button key={label} title={label} onClick={() => onPick(latex)} className={signClass}>
                <span aria-hidden>{face}</span>
                <span className="sr-only">{label}</span>
              </Toolbar.Button>
            ))}
          </Toolbar.Root>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
