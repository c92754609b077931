import { FieldMessage } from '@mowatt/ui'

type ChoiceFieldProps = {
  id: string
  name: string
  label: string
  choices: readonly { value: string; label: string }[]
  defaultValue: string
  error: string | undefined
}

/** One of a few answers, by the browser's own control; nothing is chosen beforehand. */
export function ChoiceField({ id, name, label, choices, defaultValue, error }: ChoiceFieldProps) {
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="justify-self-start text-small font-bold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={`min-h-13 w-full rounded-3 bg-surface px-4 text-text ${error ? 'border-2 border-danger-line' : 'border-[1.5px] border-border-strong hover:border-text'}`}
      >
        <option value="">Please choose</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </div>
  )
}
