import { TextField, type TextFieldProps } from '../ui/text-field.tsx'

/** 2026-12-31, where the person is. */
const today = () => new Intl.DateTimeFormat('sv-SE').format(new Date())

/** A day until which something is to be done; `{...form.register('due_on', FROM_TODAY)}`. */
export const DueField = (field: TextFieldProps) => <TextField {...field} type="date" min={today()} />

/** Empty is a day too: the one that the policy says. */
export const FROM_TODAY = {
  validate: (day: string) => day === '' || day >= today() || 'Pilih hari ini atau sesudahnya.',
}
