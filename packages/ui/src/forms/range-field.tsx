import type { ComponentProps } from 'react'
import { Field, type FieldParts } from './field.tsx'

type RangeFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & FieldParts & { said: string }

/** A slider with the browser's own control. `said` is its value in words, which is shown and announced. */
export function RangeField({ label, isLabelHidden, hint, error, id, said, ...rest }: RangeFieldProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} id={id}>
      {(control) => (
        <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
          <input {...rest} {...control} type="range" aria-valuetext={said} className="min-h-11 w-full accent-strong" />
          <span aria-hidden className="min-w-22 text-right text-small font-bold tabular-nums">
            {said}
          </span>
        </span>
      )}
    </Field>
  )
}
