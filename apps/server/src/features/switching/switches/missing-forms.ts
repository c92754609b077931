import type { Switch } from '@mowatt/contract'
import type { SwitchRecord } from './switch-record.ts'

type Form = Switch['missing'][number]

/** The forms that are still incomplete, in the order in which they are shown. */
export function missingForms({ details, bank, frozen }: Pick<SwitchRecord, 'details' | 'bank' | 'frozen'>): Form[] {
  const { full_name, address, mpan, mprn, email, phone } = details
  const isThere: Record<Form, boolean> = {
    name: Boolean(full_name),
    address: Boolean(address?.line_1 && address.town && address.postcode),
    supply: frozen.fuels.every((fuel) => Boolean(fuel === 'gas' ? mprn : mpan)),
    contact: Boolean(email && phone),
    payment: frozen.offer.payment_method !== 'direct_debit' || bank !== null,
  }
  return (Object.keys(isThere) as Form[]).filter((form) => !isThere[form])
}
