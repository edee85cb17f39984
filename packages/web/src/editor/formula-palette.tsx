import { classes } from '../ui/classes.ts'

interface Sign {
  face: string
  label: string
  /** LaTeX; `#` is where the selected text goes, or the caret. */
  latex: string
}

const SIGNS: readonly Sign[] = [
  { face: 'x²', label: 'Pangkat', latex: '^{#}' },
  { face: 'x₁', label: 'Indeks', latex: '_{#}' },
  { face: 'a⁄b', label: 'Pecahan', latex: '\\frac{#}{}' },
  { face: '√', label: 'Akar', latex: '\\sqrt{#}' },
  { face: 'ⁿ√', label: 'Akar pangkat n', latex: '\\sqrt[3]{#}' },
  { face: '( )', label: 'Kurung', latex: '\\left(#\\right)' },
  { face: '|x|', label: 'Nilai mutlak', latex: '\\left|#\\right|' },
  { face: '×', label: 'Kali', latex: '\\times ' },
  { face: '÷', label: 'Bagi', latex: '\\div ' },
  { face: '±', label: 'Kurang lebih', latex: '\\pm ' },
  { face: '≤', label: 'Kurang dari atau sama dengan', latex: '\\le ' },
  { face: '≥', label: 'Lebih dari atau sama dengan', latex: '\\ge ' },
  { face: '≠', label: 'Tidak sama dengan', latex: '\\ne ' },
  { face: '≈', label: 'Kira-kira sama dengan', latex: '\\approx ' },
  { face: 'π', label: 'Pi', latex: '\\pi ' },
  { face: 'θ', label: 'Teta', latex: '\\theta ' },
  { face: '°', label: 'Derajat', latex: '^{\\circ}' },
  { face: '∠', label: 'Sudut', latex: '\\angle ' },
  { face: '∞', label: 'Tak hingga', latex: '\\infty ' },
  { face: '→', label: 'Panah', latex: '\\to ' },
  { face: 'lim', label: 'Limit', latex: '\\lim_{x\\to #}' },
  { face: 'log', label: 'Logaritma', latex: '\\log_{#}' },
  { face: '∑', label: 'Jumlah', latex: '\\sum_{i=1}^{n} #' },
  { face: '∫', label: 'Integral', latex: '\\int_{}^{} #\\,dx' },
  { face: 'x⃗', label: 'Vektor', latex: '\\vec{#}' },
  { face: '[ ]', label: 'Matriks', latex: '\\begin{bmatrix} # & b \\\\ c & d \\end{bmatrix}' },
  { face: '{ }', label: 'Fungsi bercabang', latex: '\\begin{cases} # & x > 0 \\\\ b & x \\le 0 \\end{cases}' },
  { face: 'teks', label: 'Teks di dalam rumus', latex: '\\text{#}' },
]

/** Buttons for what a keyboard lacks. */
export function FormulaPalette({ onPick }: { onPick: (latex: string) => void }) {
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">Simbol</legend>
      {SIGNS.map(({ face, label, latex }) => (
        <button
          key={label}
          type="button"
          title={label}
          onClick={() => onPick(latex)}
          className={classes(
            'h-control min-w-control rounded-control bg-quiet px-2 text-base font-semibold text-ink transition-colors',
            'hover:bg-brand-soft hover:text-brand',
          )}
        >
          <span aria-hidden>{face}</span>
          <span className="sr-only">{label}</span>
        </button>
      ))}
    </fieldset>
  )
}
