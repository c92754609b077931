import type { ReactNode } from 'react'
import { AlertTriangleIcon } from '../icons/alert-triangle-icon.tsx'

/** The error under a field or a group; the control names it in aria-describedby. */
export function FieldMessage({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <span id={id} className="flex items-start gap-2 text-small font-medium text-danger">
      <AlertTriangleIcon size="small" className="mt-0.5" />
      {children}
    </span>
  )
}
