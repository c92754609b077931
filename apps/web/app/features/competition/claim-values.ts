import type { Failure } from '@mowatt/contract'
import { textOf } from '../../shell/text-of.ts'
import { claimFormTexts } from './claim-texts.ts'

/** In the order of the form. */
export const claimFields = ['name', 'address_line_1', 'address_line_2', 'town', 'postcode'] as const
export type ClaimField = (typeof claimFields)[number]
export type ClaimValues = Record<ClaimField, string> & { may_name: boolean }

/** The submitted values; they are returned with every error, so that nothing is lost. */
export function claimValuesOf(form: FormData): ClaimValues {
  return {
    name: textOf(form, 'name'),
    address_line_1: textOf(form, 'address_line_1'),
    address_line_2: textOf(form, 'address_line_2'),
    town: textOf(form, 'town'),
    postcode: textOf(form, 'postcode'),
    may_name: textOf(form, 'may_name') !== '',
  }
}

export type ClaimRefusal = { message: string; fields: Partial<Record<ClaimField, string>>; values: ClaimValues }

export function claimRefusalFrom({ fields: given = {}, message }: Failure, values: ClaimValues): ClaimRefusal {
  const fields: ClaimRefusal['fields'] = {}
  for (const field of claimFields) if (Object.hasOwn(given, field)) fields[field] = given[field]
  const isInFields = Object.keys(fields).length > 0
  return { message: isInFields ? claimFormTexts.refused : message, fields, values }
}
