import type { Failure } from '@mowatt/contract'
import { type ContactField, contactFields, type ContactValues } from './contact-values.ts'

/** A rejected message: why, and everything needed to render the form again. */
export type ContactRefusal = {
  /** The error of the whole form; empty if the fields' errors say it all. */
  message: string
  fields: Partial<Record<ContactField, string>>
  values: ContactValues
  /** Undefined if the form has to be opened again. */
  formToken: string | undefined
}

export function refusalFrom(failure: Failure, values: ContactValues, formToken: string): ContactRefusal {
  const { fields: given = {}, message } = failure
  const fields: ContactRefusal['fields'] = {}
  for (const field of contactFields) if (Object.hasOwn(given, field)) fields[field] = given[field]
  return {
    message: Object.keys(fields).length > 0 ? '' : message,
    fields,
    values,
    formToken: Object.hasOwn(given, 'form_token') ? undefined : formToken,
  }
}
