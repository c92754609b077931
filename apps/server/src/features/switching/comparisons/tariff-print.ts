import { createHash } from 'node:crypto'
import type { Tariff } from '@mowatt/tariffs'
import { FETCHED_ON } from '../tariffs/fetched-tariffs.ts'

/** The same for the same rates and terms in every region; commission is no part of a tariff. */
export function tariffPrint(tariff: Tariff): string {
  // The day of fetching says nothing about its price.
  const source = tariff.source.split(FETCHED_ON)[0]
  return createHash('sha256')
    .update(JSON.stringify({ ...tariff, source }))
    .digest('base64url')
}

/** Whether the catalogue contains that tariff at that very price. */
export function isStillOffered(
  tariffId: string,
  print: string | undefined,
  catalogue: readonly Tariff[],
): print is string {
  const tariff = catalogue.find(({ id }) => id === tariffId)
  return tariff !== undefined && print === tariffPrint(tariff)
}
