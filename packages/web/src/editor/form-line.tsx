// A line of a react-hook-form form, without its onBlur: a row that is removed while it has the caret would write itself
// back into the list. <FormLine control={control} name={`keywords.${index}.keyword_text`} label="Kata kunci 1" />
import { Controller, type ControllerProps, type FieldPath, type FieldValues } from 'react-hook-form'
import { LineField, type LineFieldProps } from './line-field.tsx'

interface FormLineProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends Pick<ControllerProps<Values, Name, Values>, 'control' | 'name'>,
    Omit<LineFieldProps, 'value' | 'onChange' | 'error' | 'place'> {}

export function FormLine<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  ...line
}: FormLineProps<Values, Name>) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange }, fieldState }) => (
        <LineField {...line} place={name} value={value ?? ''} onChange={onChange} error={fieldState.error?.message} />
      )}
    />
  )
}
