import { importTariffsValue } from '../import/import-tariffs-json.ts'
import { shippedFigures } from '../reference/known-figures.ts'
import { byDirection } from '../tariff/export-tariff.ts'
import type { Tariff } from '../tariff/tariff.ts'
import file from './data/sample-catalogue.json' with { type: 'json' }

/** The tariffs of eight made-up suppliers. Every one is marked as a sample and cannot be bought. */
export function sampleCatalogue(): Tariff[] {
  const { tariffs, errors } = importTariffsValue(file, shippedFigures.vatRates)
  const [error] = errors
  if (error) throw new Error(`The sample catalogue is broken: ${error.field ?? ''} ${error.message}`)
  return byDirection(tariffs).imports
}
