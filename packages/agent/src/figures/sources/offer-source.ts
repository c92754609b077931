import { FUELS, type Fuel, type Tariff } from '@mowatt/tariffs'
import { knownFields } from '../../command/known-fields.ts'
import type { Change } from '@mowatt/text/values/change'
import type { Which } from '../../command/command.ts'
import { say } from '../../say/say.ts'
import type { Phrase, Statement } from '../../say/statement.ts'
import type { RunContext } from '../../say/outcome.ts'
import type { ProvenHome } from './prove-home.ts'
import { type Source, unknown, type Unknown } from './source.ts'
import { proveSupposed } from './suppose.ts'
import { listOf, whichOffer } from './which-offer.ts'
import { ofYear } from './year.ts'

export type Offered = { tariff: Tariff; proven: ProvenHome & { if: Phrase }; isOnList: boolean }

/** A tariff and the home it would be for. */
export function offerOf(context: RunContext, which: Which, suppose?: readonly Change[]): Offered | Unknown {
  const proven = proveSupposed(context, suppose)
  const list = listOf(proven, context)
  const tariff = whichOffer(which, list, context)
  if (tariff) return { tariff, proven, isOnList: list?.quotes.some(({ tariffId }) => tariffId === tariff.id) === true }
  if (list || which !== 'best') return unknown({ template: 'unknown.no_offer' }, 'ask.which_offer')
  return whyNoList(proven)
}

/** What a comparison still requires. */
export function whyNoList({ home, facts }: ProvenHome): Unknown {
  if (!home.letter) return unknown({ template: 'unknown.no_region' }, 'ask.postcode')
  if (!FUELS.some((fuel) => facts.has(`use.${fuel}`))) return unknown({ template: 'unknown.no_use' }, 'ask.use')
  return unknown({ template: 'unknown.no_deal' }, 'ask.rates')
}

/** A year on one tariff of the list. */
export function offerSource(context: RunContext, which: Which, suppose?: readonly Change[]): Source | Unknown {
  const found = offerOf(context, which, suppose)
  if ('unknown' in found) return found
  const { tariff, proven, isOnList } = found
  const { facts: book } = context
  const [name, supplier] = [book.tariff(tariff.id, 'name'), book.tariff(tariff.id, 'supplier')]
  if (!name || !supplier) return unknown({ template: 'unknown.no_offer' }, 'ask.which_offer')
  const { letter: region, paymentMethod } = proven.home
  if (!region) return unknown({ template: 'unknown.no_region' }, 'ask.postcode')
  if (!isOnList && !FUELS.some((fuel) => proven.facts.has(`use.${fuel}`))) return whyNoList(proven)
  const rate = (fuel: Fuel, field: string) => book.tariff(tariff.id, field, { fuel, region, paymentMethod })
  return {
    where: { template: 'where.offer', facts: { tariff: name, supplier } },
    if: proven.if,
    who: 'you use',
    natural: 'year',
    fuels: FUELS.filter((fuel) => proven.facts.has(`use.${fuel}`)),
    use: (fuel) => proven.facts.get(`use.${fuel}`),
    rates(fuel) {
      const fields = ['unit_rate', 'day_rate', 'night_rate', 'by_time', 'standing_charge']
      const [unit, day, night, byTime, standing] = fields.map((field) => rate(fuel, field))
      return knownFields({ unit, day, night, byTime, standing })
    },
    cost: (fuel) => ofYear('offer_cost', proven, context, { tariffId: tariff.id, fuel }),
    notes: () => sampleNote(tariff),
  }
}

/** Made-up tariffs cannot be bought, and each mention says so. */
export function sampleNote({ isSample }: Pick<Tariff, 'isSample'>): Statement[] {
  return isSample ? [say.warning('offer.sample')] : []
}
