import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Field, type FieldParts } from './field.tsx'

/** A field of several lines. */
export function LongTextField(props: ComponentProps<'textarea'> & FieldParts) {
  const { label, isLabelHidden, hint, error, className, id, ...rest } = props
  const parts = { label, isLabelHidden, hint, error, id, className, describedBy: rest['aria-describedby'] }
  return (
    <Field {...parts}>
      {(control) => <textarea {...rest} {...control} className={joinClasses(control.className, 'resize-y py-3')} />}
    </Field>
  )
}
