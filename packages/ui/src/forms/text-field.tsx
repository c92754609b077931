import type { ComponentProps, ReactNode } from 'react'
import { SpinnerRing } from '../feedback/spinner-ring.tsx'
import { joinClasses } from '../join-classes.ts'
import { Field, type FieldParts } from './field.tsx'

export type TextFieldProps = ComponentProps<'input'> &
  FieldParts & {
    /** Shows a spinner at the end and says so, while the value is being checked. */
    isChecking?: boolean
    /** In the control's line, such as the button that searches. */
    beside?: ReactNode
  }

/** A field of one line. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, error, isChecking = false, beside, className, id, ...rest } = props
  const parts = { label, isLabelHidden, hint, error, id, className, describedBy: rest['aria-describedby'] }
  return (
    <Field {...parts}>
      {(control) => (
        <div className="flex gap-2">
          <span className="relative grid min-w-0 grow items-center">
            <input
              {...rest}
              {...control}
              className={joinClasses(
                control.className,
                'min-h-13 placeholder:text-text-3 placeholder:opacity-100',
                'disabled:cursor-not-allowed disabled:border-border disabled:bg-surface-2 disabled:text-text-disabled',
                'read-only:bg-surface-2',
                isChecking && 'pr-12',
              )}
              aria-busy={isChecking || undefined}
            />
            {isChecking && (
              <output className="absolute right-4 text-text-3">
                <SpinnerRing />
                <span className="sr-only text-micro motion-reduce:not-sr-only">Checking</span>
              </output>
            )}
          </span>
          {beside}
        </div>
      )}
    </Field>
  )
}
