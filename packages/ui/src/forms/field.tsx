import { useId, type ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { FieldMessage } from './field-message.tsx'

export type FieldParts = {
  label: string
  /** Shows the label to assistive technology only, if the design has no room for it. */
  isLabelHidden?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
}

/** The IDs that connect a control to its label, hint and error, and the look of every control. */
export type FieldControl = {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = FieldParts & {
  id?: string | undefined
  className?: string | undefined
  describedBy?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** A label, a control, and below it the error and the hint. Works uncontrolled and without JavaScript. */
export function Field({
  label,
  isLabelHidden,
  hint,
  error,
  id: givenId,
  className,
  describedBy,
  children,
}: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={joinClasses('grid gap-2', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'justify-self-start text-small font-bold'}>
        {label}
      </label>
      {children({
        id,
        className: joinClasses(
          'w-full rounded-3 bg-surface px-4 text-text transition-colors',
          error ? 'border-2 border-danger-line' : 'border-[1.5px] border-border-strong enabled:hover:border-text',
        ),
        'aria-invalid': error ? true : undefined,
        'aria-describedby': joinClasses(errorId, hintId, describedBy) || undefined,
      })}
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
      {hint && (
        <span id={hintId} className="text-micro text-text-3">
          {hint}
        </span>
      )}
    </div>
  )
}
