import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Field, type FieldParts } from './field.tsx'

type LongTextFieldProps = ComponentProps<'textarea'> &
  FieldParts & {
    /** Between the label and the control, such as a toolbar. */
    above?: ReactNode
  }

/** A field of several lines. */
export function LongTextField(props: LongTextFieldProps) {
  const { label, isLabelHidden, hint, error, className, id, above, ...rest } = props
  const parts = { label, isLabelHidden, hint, error, id, className, describedBy: rest['aria-describedby'] }
  return (
    <Field {...parts}>
      {(control) => (
        <>
          {above}
          <textarea {...rest} {...control} className={joinClasses(control.className, 'resize-y py-3')} />
        </>
      )}
    </Field>
  )
}
