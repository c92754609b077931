import { createHash } from 'node:crypto'
import type { Tariff } from '@mowatt/tariffs'

/** The same for the same rates and terms in every region; commission is no part of a tariff. */
export function tariffPrint(tariff: Tariff): string {
  return createHash('sha256').update(JSON.stringify(tariff)).digest('base64url')
}

/** Whether the catalogue holds that tariff at that very price. */
export function isStillOffered(
  tariffId: string,
  print: string | undefined,
  catalogue: readonly Tariff[],
): print is string {
  const tariff = catalogue.find(({ id }) => id === tariffId)
  return tariff !== undefined && print === tariffPrint(tariff)
}
