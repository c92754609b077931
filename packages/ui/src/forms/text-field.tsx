import { useId, type ComponentProps, type ReactNode } from 'react'
import { SpinnerRing } from '../feedback/spinner-ring.tsx'
import { joinClasses } from '../join-classes.ts'
import { FieldMessage } from './field-message.tsx'

export type TextFieldProps = ComponentProps<'input'> & {
  label: string
  /** Keeps the label for assistive technology only, where the design has no room for it. */
  isLabelHidden?: boolean
  hint?: ReactNode
  error?: ReactNode
  /** Shows a spinner at the end and says so, while the value is being checked. */
  isChecking?: boolean
}

/** A one-line field whose label, hint and error are tied to it; works uncontrolled and without JavaScript. */
export function TextField({
  label,
  isLabelHidden = false,
  hint,
  error,
  isChecking = false,
  className,
  id: givenId,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={joinClasses('grid gap-2', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'justify-self-start text-small font-bold'}>
        {label}
      </label>
      <span className="relative grid items-center">
        <input
          {...rest}
          id={id}
          className={joinClasses(
            'min-h-13 w-full rounded-3 bg-surface px-4 text-text transition-colors placeholder:text-text-3 placeholder:opacity-100',
            'disabled:cursor-not-allowed disabled:border-border disabled:bg-surface-2 disabled:text-text-disabled',
            'read-only:bg-surface-2',
            error ? 'border-2 border-danger-line' : 'border-[1.5px] border-border-strong enabled:hover:border-text',
            isChecking && 'pr-12',
          )}
          aria-invalid={error ? true : undefined}
          aria-busy={isChecking || undefined}
          aria-describedby={joinClasses(errorId, hintId, rest['aria-describedby']) || undefined}
        />
        {isChecking && (
          <output className="absolute right-4 text-text-3">
            <SpinnerRing />
            <span className="sr-only text-micro motion-reduce:not-sr-only">Checking</span>
          </output>
        )}
      </span>
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
      {hint && (
        <span id={hintId} className="text-micro text-text-3">
          {hint}
        </span>
      )}
    </div>
  )
}
