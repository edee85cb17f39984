// <RadioGroup label="Fitur" options={FEATURES} value={feature} onChange={setFeature} />
// <CheckboxGroup label="Kelas" options={classes} values={ids} onChange={setIds} error={error} />
import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { describedBy, type FieldFrame, FieldNotes, labelClass, Star } from './form-field.tsx'
import type { Option } from './select.tsx'

interface Choices<Value extends string | number> extends FieldFrame {
  options: readonly Option<Value>[]
  disabled?: boolean
}

export function RadioGroup<Value extends string | number>({
  options,
  value,
  onChange,
  disabled,
  ...frame
}: Choices<Value> & { value: Value | '' | null | undefined; onChange: (value: Value) => void }) {
  const name = useId()
  return (
    <Group {...frame}>
      {options.map((option) => (
        <label key={option.value} className={choiceClass}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            disabled={disabled}
            className="size-5 shrink-0 appearance-none rounded-full border border-edge bg-white checked:border-6 checked:border-brand"
          />
          {option.label}
        </label>
      ))}
    </Group>
  )
}

export function CheckboxGroup<Value extends string | number>({
  options,
  values,
  onChange,
  disabled,
  ...frame
}: Choices<Value> & { values: readonly Value[]; onChange: (values: Value[]) => void }) {
  const toggle = (value: Value) =>
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value])
  return (
    <Group {...frame}>
      {options.map((option) => (
        <label key={option.value} className={choiceClass}>
          <input
            type="checkbox"
            checked={values.includes(option.value)}
            onChange={() => toggle(option.value)}
            disabled={disabled}
            className="size-4.5 shrink-0 accent-brand"
          />
          {option.label}
        </label>
      ))}
    </Group>
  )
}

/** A single checkbox: <Checkbox label="Jawaban benar" checked={right} onChange={setRight} />. */
export function Checkbox({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <label className="inline-flex min-h-control items-center gap-2.5 text-ink">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4.5 shrink-0 accent-brand"
      />
      {label}
    </label>
  )
}

function Group({ label, error, hint, required, hideLabel, children }: FieldFrame & { children: ReactNode }) {
  const id = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy(id, error, hint)}>
      <legend className={classes(hideLabel ? 'sr-only' : labelClass)}>
        {label}
        {required && <Star />}
      </legend>
      <div className="flex flex-wrap gap-2">{children}</div>
      <FieldNotes id={id} error={error} hint={hint} />
    </fieldset>
  )
}

const choiceClass =
  'flex min-h-control items-center gap-2.5 rounded-control border border-line bg-white px-3 py-1.5 text-ink ' +
  'has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand'
