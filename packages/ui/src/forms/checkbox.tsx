import { useId, type ComponentProps, type ReactNode } from 'react'
import { CheckIcon } from '../icons/check-icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { FieldMessage } from './field-message.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: ReactNode }

/** A tick box with its label in a 44 px row; a native input, so that forms work without JavaScript. */
export function Checkbox({ label, error, className, id: givenId, ...rest }: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={joinClasses('grid gap-1', className)}>
      <div className="flex min-h-11 items-start gap-3 py-2 text-small">
        <span className="inline-grid size-6 shrink-0 place-items-center">
          <input
            {...rest}
            id={id}
            type="checkbox"
            className={joinClasses(
              'peer col-start-1 row-start-1 size-6 appearance-none rounded-1 bg-surface transition-colors forced-colors:appearance-auto',
              // Widens the target to 44 px without moving the box.
              'relative before:absolute before:-inset-3 before:content-[""]',
              'checked:border-strong checked:bg-strong enabled:not-checked:hover:bg-surface-2',
              'disabled:cursor-not-allowed disabled:border-border disabled:bg-surface-2 disabled:checked:bg-surface-3',
              error ? 'border-2 border-danger-line' : 'border-[1.5px] border-border-strong',
            )}
            aria-invalid={error ? true : undefined}
            aria-describedby={joinClasses(errorId, rest['aria-describedby']) || undefined}
          />
          <CheckIcon
            size="box"
            className="pointer-events-none invisible relative col-start-1 row-start-1 text-on-strong peer-checked:visible peer-disabled:text-text-3 forced-colors:hidden"
          />
        </span>
        <label htmlFor={id} className="leading-6">
          {label}
        </label>
      </div>
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </div>
  )
}
