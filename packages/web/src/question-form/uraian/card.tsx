import { RichHtml } from '../../rich/rich-html.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { KeyBox } from '../key-box.tsx'
import type { PartsProps } from '../parts-props.ts'

const Rubric = onDemand(() => import('./rubric.tsx'), 'Rubric')

/** The answer text of an essay, and what gets points. */
export function EssayAnswer({ question }: PartsProps) {
  const { answer, interaction } = question
  return (
    <>
      {answer && (
        <KeyBox title="Jawaban">
          <RichHtml html={answer} />
        </KeyBox>
      )}
      {interaction.rubric && <Rubric criteria={interaction.rubric} fallback={<Skeleton className="mt-4 h-24" />} />}
    </>
  )
}
