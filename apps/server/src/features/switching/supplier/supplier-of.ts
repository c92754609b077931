import type { Config } from '../../../config.ts'
import { clockOf } from '../switches/switch-calendar.ts'
import { createSimulatedSupplier } from './simulated-supplier.ts'
import type { Supplier } from './supplier.ts'

/** Who is asked to take a home on: so far nobody real. */
export function supplierOf({ switching }: Pick<Config, 'switching'>): Supplier {
  return createSimulatedSupplier(clockOf(switching))
}
