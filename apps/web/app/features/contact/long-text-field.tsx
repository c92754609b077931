import { FieldMessage } from '@mowatt/ui'

type LongTextFieldProps = {
  id: string
  name: string
  label: string
  hint: string
  defaultValue: string
  error: string | undefined
}

/** A field of several lines, tied to its label, hint and error as the one-line field is. */
export function LongTextField({ id, name, label, hint, defaultValue, error }: LongTextFieldProps) {
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="justify-self-start text-small font-bold">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={6}
        defaultValue={defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${error ? `${id}-error ` : ''}${id}-hint`}
        className={`w-full resize-y rounded-3 bg-surface px-4 py-3 text-text ${error ? 'border-2 border-danger-line' : 'border-[1.5px] border-border-strong hover:border-text'}`}
      />
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      <span id={`${id}-hint`} className="text-micro text-text-3">
        {hint}
      </span>
    </div>
  )
}
