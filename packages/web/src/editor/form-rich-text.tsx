// A rich text field of a react-hook-form form:
// <FormRichText control={form.control} name="detail_topic" label="Detail materi" required upload={uploads.upload} />
import { Controller, type ControllerProps, type FieldPath, type FieldValues } from 'react-hook-form'
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx'

interface FormRichTextProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends Pick<ControllerProps<Values, Name, Values>, 'control' | 'name'>,
    Omit<RichTextEditorProps, 'value' | 'onChange' | 'place'> {}

/** `error` is an error that the form reports elsewhere; an error of this field takes precedence. */
export function FormRichText<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  error,
  ...editor
}: FormRichTextProps<Values, Name>) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange }, fieldState }) => (
        <RichTextEditor
          {...editor}
          place={name}
          value={value ?? ''}
          onChange={onChange}
          error={fieldState.error?.message ?? error}
        />
      )}
    />
  )
}
