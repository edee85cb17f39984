// A fragment in a react-hook-form form: <FormFragment control={form.control} name="keyword_text" label="Kata kunci" required />
import { Controller, type ControllerProps, type FieldPath, type FieldValues } from 'react-hook-form'
import { FragmentField, type FragmentFieldProps } from './fragment-field.tsx'

interface FormFragmentProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends Pick<ControllerProps<Values, Name, Values>, 'control' | 'name'>,
    Omit<FragmentFieldProps, 'value' | 'onChange' | 'error' | 'place'> {}

export function FormFragment<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  ...fragment
}: FormFragmentProps<Values, Name>) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange }, fieldState }) => (
        <FragmentField
          {...fragment}
          place={name}
          value={value ?? ''}
          onChange={onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
