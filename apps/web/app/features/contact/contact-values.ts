import type { ContactKind } from '@mowatt/contract'
import { textOf } from '../../shell/text-of.ts'
import { contactKindTexts } from './contact-texts.ts'

/** The values typed so far; they are returned with every error, so that nothing is lost. */
export type ContactValues = {
  name: string
  organisation: string
  email: string
  kind: string
  message: string
  consent: boolean
}

export type ContactField = keyof ContactValues

/** In the order of the form. */
export const contactFields: readonly ContactField[] = ['name', 'organisation', 'email', 'kind', 'message', 'consent']

export const kindChoices: readonly { kind: ContactKind; label: string }[] = [
  { kind: 'supplier', label: contactKindTexts.supplier },
  { kind: 'housing_association', label: contactKindTexts.housing_association },
  { kind: 'employer', label: contactKindTexts.employer },
  { kind: 'charity', label: contactKindTexts.charity },
  { kind: 'other', label: contactKindTexts.other },
]

export function valuesOf(form: FormData): ContactValues {
  return {
    name: textOf(form, 'name'),
    organisation: textOf(form, 'organisation'),
    email: textOf(form, 'email'),
    kind: textOf(form, 'kind'),
    message: textOf(form, 'message'),
    consent: textOf(form, 'consent') !== '',
  }
}
