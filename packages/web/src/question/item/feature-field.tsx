// <FeatureField control={form.control} name="free_trial" />
import { Controller, type ControllerProps, type FieldPath, type FieldValues } from 'react-hook-form'
import { RadioGroup } from '../../ui/choices.tsx'
import { featureWord } from '../../ui/question-words.ts'

const FEATURES = [
  { value: 'premium', label: featureWord(false) },
  { value: 'free_trial', label: featureWord(true) },
] as const

/** Whether a question is a free trial: a choice of two labels for the API's true or false. */
export function FeatureField<Values extends FieldValues, Name extends FieldPath<Values>>(
  field: Pick<ControllerProps<Values, Name, Values>, 'control' | 'name'>,
) {
  return (
    <Controller
      {...field}
      render={({ field: { value, onChange } }) => (
        <RadioGroup
          label="Fitur"
          options={FEATURES}
          value={value ? 'free_trial' : 'premium'}
          onChange={(feature) => onChange(feature === 'free_trial')}
        />
      )}
    />
  )
}
