import { seededRandom } from '../random.ts'
import { BROADBAND_LAYOUTS, BROADBAND_PROVIDERS } from './broadband-layouts.ts'
import { MOBILE_LAYOUTS, MOBILE_PROVIDERS } from './mobile-layouts.ts'
import { makeServiceBill, printService, type ServiceLayout } from './service-bill.ts'

export type PrintedService = { name: string; kind: 'broadband' | 'mobile'; html: string }

const BILLS_PER_LAYOUT = 4
const FIRST_SEED = 60_000

/** Broadband and mobile bills, the same on every machine. */
export function serviceBills(): PrintedService[] {
  return [
    ...BROADBAND_LAYOUTS.flatMap((layout, at) => billsOf('broadband', layout, BROADBAND_PROVIDERS, at)),
    ...MOBILE_LAYOUTS.flatMap((layout, at) => billsOf('mobile', layout, MOBILE_PROVIDERS, 50 + at)),
  ]
}

function billsOf(
  kind: PrintedService['kind'],
  layout: ServiceLayout,
  providers: readonly string[],
  index: number,
): PrintedService[] {
  return Array.from({ length: BILLS_PER_LAYOUT }, (_, at) => {
    const random = seededRandom(FIRST_SEED + index * 10 + at)
    const html = printService(layout, makeServiceBill(random, providers), random)
    return { name: `${layout.name}-${at}`, kind, html }
  })
}
