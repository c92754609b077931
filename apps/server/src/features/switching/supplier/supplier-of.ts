import type { Config } from '../../../config.ts'
import { clockOf } from '../switches/switch-calendar.ts'
import { createSimulatedSupplier } from './simulated-supplier.ts'
import type { Supplier } from './supplier.ts'

/** The supplier that is asked to take a home on: so far no real one. */
export function supplierOf({ switching }: Pick<Config, 'switching'>): Supplier {
  return createSimulatedSupplier(clockOf(switching))
}
