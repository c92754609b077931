import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Field, type FieldParts } from './field.tsx'

type ChoiceFieldProps<Value extends string> = ComponentProps<'select'> &
  FieldParts & {
    choices: readonly { value: Value; label: string }[]
    /** The label of the option for no choice; `false` if one is chosen from the start. */
    empty?: string | false
    /** Is given what was chosen of `choices`. */
    onValue?: (value: Value) => void
  }

/** One of a few answers, with the browser's own control; unless told otherwise, nothing is chosen beforehand. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, isLabelHidden, hint, error, className, id, choices, empty = 'Please choose', onValue, ...rest } = props
  const parts = { label, isLabelHidden, hint, error, id, className, describedBy: rest['aria-describedby'] }
  return (
    <Field {...parts}>
      {(control) => (
        <select
          {...(onValue && {
            onChange: ({ currentTarget }) => {
              const chosen = choices.find(({ value }) => value === currentTarget.value)
              if (chosen) onValue(chosen.value)
            },
          })}
          {...rest}
          {...control}
          className={joinClasses(control.className, 'min-h-13')}
        >
          {empty !== false && <option value="">{empty}</option>}
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
