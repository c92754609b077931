import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Field, type FieldParts } from './field.tsx'

type ChoiceFieldProps = ComponentProps<'select'> &
  FieldParts & {
    choices: readonly { value: string; label: string }[]
    /** The label of the option for no choice. */
    empty?: string
  }

/** One of a few answers, with the browser's own control; nothing is chosen beforehand. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, isLabelHidden, hint, error, className, id, choices, empty = 'Please choose', ...rest } = props
  const parts = { label, isLabelHidden, hint, error, id, className, describedBy: rest['aria-describedby'] }
  return (
    <Field {...parts}>
      {(control) => (
        <select {...rest} {...control} className={joinClasses(control.className, 'min-h-13')}>
          <option value="">{empty}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
