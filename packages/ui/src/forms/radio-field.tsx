import { type ReactNode, useId } from 'react'
import { joinClasses } from '../join-classes.ts'
import { FieldMessage } from './field-message.tsx'

type RadioFieldProps<Value extends string> = {
  /** The question that the options answer. */
  label: string
  isLabelHidden?: boolean
  error?: ReactNode
  name: string
  /** Left out if the browser alone remembers the choice. */
  value?: Value | undefined
  required?: boolean
  options: readonly { value: Value; label: ReactNode }[]
  onValue: (value: Value) => void
  className?: string
  optionClassName?: string
  /** For options that show by themselves which of them is chosen. */
  areDotsHidden?: boolean
}

/** One of a few answers, all of them shown. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { label, isLabelHidden, error, name, value, required, options, onValue } = props
  const errorId = useId()
  return (
    <fieldset className={joinClasses('grid gap-2', props.className)} aria-describedby={error ? errorId : undefined}>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-3 font-medium'}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={props.optionClassName}>
          <input
            type="radio"
            name={name}
            value={option.value}
            required={required}
            {...('value' in props && { checked: value === option.value })}
            className={props.areDotsHidden ? 'sr-only' : 'focus-shown-outside'}
            onChange={() => onValue(option.value)}
          />
          {option.label}
        </label>
      ))}
      {error && (
        <div role="alert">
          <FieldMessage id={errorId}>{error}</FieldMessage>
        </div>
      )}
    </fieldset>
  )
}
