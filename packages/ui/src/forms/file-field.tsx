import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Field, type FieldParts } from './field.tsx'

type FileFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldParts

/** Chooses a file, with the browser's own control. */
export function FileField({ label, isLabelHidden, hint, error, className, id, ...rest }: FileFieldProps) {
  const parts = { label, isLabelHidden, hint, error, id, className, describedBy: rest['aria-describedby'] }
  return (
    <Field {...parts}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type="file"
          className={joinClasses(
            control.className,
            'min-h-13 py-2 text-small',
            'file:mr-3 file:min-h-9 file:rounded-2 file:bg-strong file:px-3 file:text-on-strong',
          )}
        />
      )}
    </Field>
  )
}
