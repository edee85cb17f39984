// A select in a react-hook-form form: <FormSelect control={form.control} name="subject_id" label="Subjek" required options={options} />
import { Controller, type ControllerProps, type FieldPath, type FieldValues } from 'react-hook-form'
import { Select, type SelectProps } from '../ui/select.tsx'

interface FormSelectProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends Pick<ControllerProps<Values, Name, Values>, 'control' | 'name'>,
    Omit<SelectProps<string | number>, 'value' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'error'> {
  /** Called after the form has the new value. */
  onPick?: () => void
}

export function FormSelect<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  onPick,
  ...select
}: FormSelectProps<Values, Name>) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { onChange, ...field }, fieldState }) => (
        <Select
          {...field}
          {...select}
          error={fieldState.error?.message}
          onChange={(chosen) => {
            onChange(chosen)
            onPick?.()
          }}
        />
      )}
    />
  )
}
