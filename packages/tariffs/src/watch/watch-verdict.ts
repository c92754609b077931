import type { ComparisonInput } from '../compare/comparison-input.ts'
import { withComparedFuels } from '../compare/comparison-input.ts'
import { type PreparedCatalogue, prepareCatalogue } from '../compare/prepared-catalogue.ts'
import { weighVerdict, type WeighedVerdict } from '../compare/verdict.ts'
import { datesAhead, type WatchedDate } from './dates-ahead.ts'

/** The advice for a watched home today, without words, and the dates that will change it. */
export type WatchVerdict = WeighedVerdict & { dates: WatchedDate[] }

/** For a home with too little known for advice; its dates may be known all the same. */
export type NoVerdict = { kind: null; dates: WatchedDate[] }

/**
 * The verdict of a comparison, without its words and its list of quotes. The person's own threshold belongs into
 * `worthwhilePence`, so that advice and notifications use the same threshold.
 */
export function watchVerdict(
  given: ComparisonInput,
  prepared: PreparedCatalogue = prepareCatalogue(given.catalogue, given.on, given.figures.vatRates),
): WatchVerdict {
  const { input } = withComparedFuels(given)
  return { ...weighVerdict(input, prepared), dates: datesAhead(input) }
}
