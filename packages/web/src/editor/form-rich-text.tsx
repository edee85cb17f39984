// A rich text of a react-hook-form form:
// <FormRichText control={form.control} name="detail_topic" label="Detail materi" required upload={uploads.upload} />
import { Controller, type ControllerProps, type FieldPath, type FieldValues } from 'react-hook-form'
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx'

interface FormRichTextProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends Pick<ControllerProps<Values, Name, Values>, 'control' | 'name'>,
    Omit<RichTextEditorProps, 'value' | 'onChange' | 'onBlur'> {}

/** `error` is what the form says of it elsewhere; a refusal of the text itself comes first. */
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
      render={({ field: { value, onChange, onBlur }, fieldState }) => (
        <RichTextEditor
          {...editor}
          value={value ?? ''}
          onChange={onChange}
          onBlur={onBlur}
          error={fieldState.error?.message ?? error}
        />
      )}
    />
  )
}
