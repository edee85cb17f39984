import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { FactorSteps } from './factor-steps.tsx'

/** Profil's second factors. A click beside it must not lose codes that are shown once. */
export function FactorDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Verifikasi dua langkah" onClose={onClose} keepOnBackdrop>
      <DialogBody>
        <FactorSteps />
      </DialogBody>
    </Dialog>
  )
}
