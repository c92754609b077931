import type { HomeAdvice, NoAdvice } from '@mowatt/agent/advise-home'
import type { Home } from '@mowatt/contract'
import type { Fuel } from '@mowatt/tariffs'
import type { HomeQuestion } from './home-tasks.ts'

type Missing = Home['missing'][number]

const NEEDED: Readonly<Record<NoAdvice, Pick<Missing, 'what' | 'says'>>> = {
  postcode: { what: 'place', says: 'Add your postcode. Prices differ by region.' },
  mpan: { what: 'place', says: 'Homes near you are in different price regions. Choose yours.' },
  use: { what: 'usage', says: 'Add a bill, or how many kWh you use in a year.' },
  people: { what: 'usage', says: 'Tell us how many people live here, or how many kWh you use in a year.' },
  bedrooms: { what: 'usage', says: 'Tell us how many bedrooms there are, or how many kWh you use in a year.' },
  heating: { what: 'usage', says: 'Tell us how this home is heated.' },
  night_rate: { what: 'night_rate', says: 'Tell us your night rate. Your bill only shows the day rate.' },
  ends_on: {
    what: 'deal_end',
    says: 'Tell us when your fixed deal ends. It’s on your bill or in your supplier’s app.',
  },
  exit_fee: { what: 'exit_fee', says: 'Tell us what your exit fee is, or that there isn’t one.' },
  rates: { what: 'rates', says: 'Add a bill, or tell us your rates or that you’re on a variable tariff.' },
  bill_doubtful: { what: 'bill_doubtful', says: 'Some figures on your bill were hard to read. Please check them.' },
  outside: { what: 'outside', says: 'This home is outside Great Britain, so we can’t compare its tariffs.' },
  resold: {
    what: 'resold',
    says: 'Your landlord or site owner sells you this energy, so you can’t switch supplier yourself.',
  },
  business: { what: 'business', says: 'This is a business bill. We only compare tariffs for homes.' },
}

/** What is unknown and how to provide it: what advice needs first, then what would make it more exact. */
export function sayMissing(
  { lacks, home, year, terms }: HomeAdvice,
  { said }: Pick<HomeQuestion, 'said'>,
): Home['missing'] {
  const needed: Missing[] = lacks ? [{ ...NEEDED[lacks], fuel: null, is_needed: true }] : []
  const better: Missing[] = (year?.assumed ?? []).flatMap(({ wants }) => {
    if (wants === null) return []
    if (wants === 'payment_method') return [optional('payment_method', null, 'Tell us how you pay.')]
    if (wants === 'rates') return [optional('rates', null, 'Add a newer bill, or tell us your rates.')]
    const fuel: Fuel = wants === 'gas_kwh' ? 'gas' : 'electricity'
    return [optional('usage', fuel, `Tell us how many kWh of ${fuel} you use in a year.`)]
  })
  const isOpenFix = terms.deal === 'fixed' && terms.endsOn === undefined && said.isEndUnknown === true
  const end = isOpenFix && !home.isVariable ? [optional('deal_end', null, NEEDED.ends_on.says)] : []
  const lacksNight = home.bases.electricity === 'no_rates' && home.missing.some(({ fact }) => fact === 'night_rate')
  const night = lacksNight ? [optional('night_rate', null, NEEDED.night_rate.says)] : []
  const all = [...needed, ...night, ...better, ...end]
  return all.filter(
    (each, index) => all.findIndex(({ what, fuel }) => what === each.what && fuel === each.fuel) === index,
  )
}

function optional(what: Missing['what'], fuel: Fuel | null, says: string): Missing {
  return { what, fuel, says, is_needed: false }
}
