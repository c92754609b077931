import { Field } from '@mowatt/ui'
import type { ComponentProps, ReactNode } from 'react'
import { billAccept } from './check-bill-file.ts'

type BillFileFieldProps = Omit<ComponentProps<'input'>, 'type' | 'accept'> & { label: string; error?: ReactNode }

/** Chooses one bill, by the browser's own control. */
export function BillFileField({ label, error, ...rest }: BillFileFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => <input {...rest} {...control} type="file" accept={billAccept} className="wl-file" />}
    </Field>
  )
}
