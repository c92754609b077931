import * as contract from '@mowatt/contract'
import { consoleLimits, consolePages, tariffLimits } from '@mowatt/contract'
import type { AnyTariff, IsoDay } from '@mowatt/tariffs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { authenticate, bearerOf, RECENT_PASSKEY_MS } from '../../identity/public.ts'
import { requireOperator } from '../../operators/public.ts'
import { currentCatalogue, currentExports } from '../current-catalogue.ts'
import { listFetches } from '../tariffs/fetch-store.ts'
import { sourceOf } from '../tariffs/source-of.ts'
import { importCatalogue, previewImport } from './import-catalogue.ts'
import { findImportedAt } from './imported-store.ts'

const roles = consolePages.tariffs
/** In JSON a character is up to six bytes, and most are one. */
const FILE_BYTES = tariffLimits.fileCharacters * 2

/** The catalogue, for the operators in charge of it. */
export function tariffImportRoutes(app: FastifyInstance, ctx: Context): void {
  const once = ctx.idempotent(async (request) => (await authenticate(ctx, bearerOf(request))).subject)
  const source = sourceOf(ctx)?.name ?? null
  const admit = (request: FastifyRequest) => requireOperator(ctx, request, roles)
  const large = { admit, bodyLimitBytes: FILE_BYTES }

  serveEndpoint(app, contract.listCatalogue, async ({ query }, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, roles)
    const today = londonDay(ctx.now())
    const importedAt = await findImportedAt(ctx.db)
    const catalogue = [...currentCatalogue(), ...currentExports()]
    const shown = catalogue
      .filter(({ supplier }) => query.supplier === undefined || supplier === query.supplier)
      .toSorted((one, two) => (placeOf(one) < placeOf(two) ? -1 : 1))
      .filter((tariff) => query.after === undefined || placeOf(tariff) > query.after)
    const page = shown.slice(0, consoleLimits.rows)
    const last = shown.length > page.length ? page.at(-1) : undefined
    return {
      suppliers: suppliersOf(catalogue),
      tariffs: page.map((tariff) => wire(tariff, { today, importedAt: importedAt.get(tariff.id) })),
      next: last ? placeOf(last) : null,
      source,
      fetches: (source === null ? [] : await listFetches(ctx.db, source)).map((fetch) => ({
        ...fetch,
        began_at: fetch.beganAt.toISOString(),
        ended_at: fetch.endedAt.toISOString(),
        skipped: [...fetch.skipped],
      })),
    }
  })

  serveEndpoint(
    app,
    contract.previewTariffs,
    async ({ body }, request, reply) => {
      reply.header('cache-control', 'no-store')
      await requireOperator(ctx, request, roles)
      const { errors, errorCount, changes, notSamples, dryRun, seen } = await previewImport(ctx, body)
      const count = (kind: string) => changes.filter((change) => change.kind === kind).length
      return {
        errors: errors.map(({ line, field, message }) => ({ line: line ?? null, field: field ?? null, message })),
        error_count: errorCount,
        counts: { added: count('new'), changed: count('changed'), same: count('same'), not_samples: notSamples },
        changes: changes
          .filter(({ kind }) => kind !== 'same')
          .slice(0, tariffLimits.changesShown)
          .map(({ id, byTime, ...change }) => ({ ...change, tariff_id: id, by_time: byTime ?? null })),
        dry_run: dryRun,
        seen,
      }
    },
    large,
  )

  serveEndpoint(
    app,
    contract.importTariffs,
    async ({ body: { seen, reason, ...file } }, request) => {
      const by = await requireOperator(ctx, request, roles, RECENT_PASSKEY_MS)
      return importCatalogue(ctx, file, { by, reason, seen })
    },
    { once, ...large },
  )
}

/** By supplier and name; the id distinguishes two of one name. */
function placeOf({ supplier, name, id }: AnyTariff): string {
  return [supplier, name, id].join('|')
}

function suppliersOf(catalogue: readonly AnyTariff[]): { name: string; tariffs: number }[] {
  const counts = new Map<string, number>()
  for (const { supplier } of catalogue) counts.set(supplier, (counts.get(supplier) ?? 0) + 1)
  return [...counts]
    .map(([name, tariffs]) => ({ name, tariffs }))
    .toSorted((one, two) => (one.name < two.name ? -1 : 1))
}

function wire(tariff: AnyTariff, { today, importedAt }: { today: IsoDay; importedAt: Date | undefined }) {
  const { id, supplier, name, availableFrom, availableTo, prices, isSample, source } = tariff
  const isOver = availableTo !== undefined && availableTo < today
  return {
    tariff_id: id,
    supplier,
    name,
    direction: 'direction' in tariff ? tariff.direction : ('import' as const),
    available_from: availableFrom,
    available_to: availableTo ?? null,
    sale: isOver ? ('over' as const) : availableFrom > today ? ('coming' as const) : ('now' as const),
    prices: prices.length,
    is_sample: isSample,
    source,
    imported_at: importedAt?.toISOString() ?? null,
  }
}
