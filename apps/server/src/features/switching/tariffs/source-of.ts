import type { Context } from '../../../context.ts'
import { createOctopusSource } from './octopus-source.ts'
import type { TariffSource } from './tariff-source.ts'

/** Where tariffs are fetched from; undefined where no setting names a source, and then none are fetched. */
export function sourceOf({ config, now }: Pick<Context, 'config' | 'now'>): TariffSource | undefined {
  return config.tariffs && createOctopusSource({ ...config.tariffs, now })
}
