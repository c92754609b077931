import type { Switch } from '@mowatt/contract'
import { type FormName, formsOf } from './form-list.ts'

export type Place = FormName | 'check'

/** The form named in the address, if it makes sense; else the first form that lacks something. */
export function placeOf(asked: string | null, { tariff, missing }: Switch): Place {
  const forms = formsOf(tariff)
  const form = forms.find((each) => each === asked)
  if (form) return form
  return missing[0] ?? 'check'
}

/** After a form: the next one with missing values, and in the end the check. */
export function placeAfter({ missing }: Switch): Place {
  return missing[0] ?? 'check'
}

/** Undefined before the first. */
export function placeBefore(place: Place, { tariff }: Switch): FormName | undefined {
  const forms = formsOf(tariff)
  return place === 'check' ? forms.at(-1) : forms[forms.indexOf(place) - 1]
}

/** "Step 2 of 6", the check being the last. */
export function stepOf(place: Place, { tariff }: Switch): { step: number; of: number } {
  const forms = formsOf(tariff)
  const of = forms.length + 1
  return { step: place === 'check' ? of : forms.indexOf(place) + 1, of }
}
