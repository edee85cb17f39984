// Shown when a list could not be loaded: <ErrorBox message={list.error.message} onRetry={list.refetch} />
import { CloudOff, RotateCw } from 'lucide-react'
import { Button } from './button.tsx'
import { text } from './text.ts'

export function ErrorBox({ message, onRetry, busy }: { message: string; onRetry: () => void; busy?: boolean }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-white px-6 py-14 text-center">
      <span className="flex size-12 items-center justify-center rounded-full bg-progress-soft text-progress">
        <CloudOff size={22} aria-hidden />
      </span>
      <p role="alert" className="font-medium text-body">
        {message || text.empty}
      </p>
      <Button icon={RotateCw} busy={busy} onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  )
}
