import type { CardOf, SharedVerdict } from '@mowatt/contract'
import { shownSaving } from '@mowatt/contract/saving-of'
import { FUELS, type HomeUse, totalWattHours } from '@mowatt/tariffs'
import type { KeptComparison } from '../comparisons/kept-comparison.ts'

const WATT_HOURS_IN_STEP = 100_000
const KWH_IN_STEP = 100
const PENCE_IN_POUND = 100

/**
 * What a link shows of a comparison, each value named here: everything else that is stored, now or later, is not shown.
 * Undefined where nothing was advised, or nothing is known of the current deal.
 */
export function withoutPerson({ comparison, verdict, basis }: KeptComparison): SharedVerdict | undefined {
  const years = verdict?.years
  const best = verdict && bestOf(comparison, verdict)
  if (!verdict || !years || !best) return undefined
  const stayPence = inPounds(years.stay.pence)
  const { pence, isAbout } = shownSaving(verdict)
  const savingPence = inPounds(pence)
  const { supplier, name, term, exit_fee_pence, rates } = best
  return {
    verdict: verdict.verdict,
    headline: verdict.headline,
    worked_out_on: verdict.worked_out_on,
    is_sample: verdict.is_sample,
    is_about: isAbout,
    region: comparison.region,
    stay_pence: stayPence,
    move_pence: isAbout ? inPounds(years.move.pence) : stayPence - savingPence,
    saving_pence: savingPence,
    exit_fees_pence: verdict.verdict === 'wait' ? 0 : best.exit_fees_now_pence,
    usage: usageOf(basis),
    rates_now: comparison.current?.rates ?? [],
    best: { supplier, name, term, exit_fee_pence, rates },
    assumed: (verdict.assumed ?? []).map(({ text }) => text),
  }
}

function bestOf({ offers }: CardOf<'comparison'>, { tariff_id }: CardOf<'verdict'>) {
  return offers.find((offer) => offer.tariff_id === tariff_id) ?? offers[0]
}

function usageOf(basis: unknown): SharedVerdict['usage'] {
  const use = (basis as { use?: HomeUse } | null)?.use ?? {}
  return FUELS.flatMap((fuel) => {
    const known = use[fuel]
    return known ? [{ fuel, kwh: Math.round(totalWattHours(known.use) / WATT_HOURS_IN_STEP) * KWH_IN_STEP }] : []
  })
}

function inPounds(pence: number): number {
  return Math.round(pence / PENCE_IN_POUND) * PENCE_IN_POUND
}
