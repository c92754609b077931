import { capRatesOn, sayPounds, sayRate } from '@mowatt/tariffs'
import type { SaidByFigure, SaidInTalk } from './said-in-talk.ts'

const MICRO = 1_000_000
const DAYS = 365
/** The Feed-in Tariff took new homes until the end of March 2019; the Smart Export Guarantee began in January 2020. */
const FEED_IN = { first: 2010, last: 2019 }

/** The gas standing charge of a year, from the cap of today. */
const gasSaving: SaidByFigure = ({ world }) => {
  const cap = capRatesOn({ on: world.today, fuel: 'gas', paymentMethod: 'direct_debit' })
  if (!cap) return undefined
  const day = cap.price.standingMicroPencePerDay
  return `At least the gas standing charge: ${sayRate(day)} a day under the cap, about ${sayPounds(Math.round((day * DAYS) / MICRO))} a year, once the gas meter is out. The little gas that a hob takes costs only some pounds, and an electric hob costs a little more to run. Set against it what removing the meter and a new hob cost, once. So with a hob alone it mostly pays within a few years; with gas heating it is another sum.`
}

const gasSavingInYear: SaidByFigure = ({ world }) => {
  const cap = capRatesOn({ on: world.today, fuel: 'gas', paymentMethod: 'direct_debit' })
  return (
    cap &&
    `About ${sayPounds(Math.round((cap.price.standingMicroPencePerDay * DAYS) / MICRO))} a year from the gas standing charge, at the cap of now, plus what you burn in gas, less what the same work costs by electricity. If gas only cooks, that nearly all stays with you; if it heats, the electricity for it costs more than the gas did. Removal and a new hob come once.`
  )
}

const panelsFrom: SaidByFigure = ({ plain }) => {
  const year = Number(/\b(20[0-2]\d)\b/.exec(plain)?.[1])
  if (!(year >= FEED_IN.first)) return undefined
  if (year < FEED_IN.last)
    return 'Then they may be in the Feed-in Tariff, which took new homes until the end of March 2019: look for payments or letters from a supplier about generation. If you are in it, they go on for the agreed years whichever supplier you buy from, and you can leave them where they are. If nobody ever signed you up, you can still be paid for export under the Smart Export Guarantee.'
  return year === FEED_IN.last
    ? '2019 is just the year of the change: the Feed-in Tariff took new homes until the end of March 2019. Panels that were signed up before that may be in it; look for letters about generation. All others can be paid under the Smart Export Guarantee: you need the installer’s certificate, a meter that counts export, and an export tariff that you apply for.'
    : 'Then the Feed-in Tariff was already closed, and the Smart Export Guarantee is for you: you apply for an export tariff yourself, with a supplier of your choice. You need the installer’s MCS certificate and a meter that counts export, mostly a smart one. It is paid from when you are signed up, so do it soon.'
}

/** Said in the midst of giving up gas, and of panels and export. */
export const OF_GAS_AND_SOLAR: Readonly<Record<string, SaidInTalk>> = {
  only_hob: gasSaving,
  gas_saving: gasSavingInYear,
  gas_heats:
    'Then it is a bigger step: the boiler takes most of the gas, and its work has to be done by electricity. A heat pump can come out close to gas in running cost; plain electric heaters cost several times as much for the same warmth. Only once the heating is changed does it pay to take the gas meter out. Ask installers for the yearly kWh, and I compare.',
  takes_meter_out:
    'Your gas supplier: ask it to remove the meter and close the account, and send a last reading. Cutting the pipe off in the street is the gas network’s job, and you seldom need that. Pipes in the home may only be capped by a Gas Safe registered engineer.',
  charge_ends:
    'Yes, from the day the gas meter is out and the account is closed. If the gas is only turned off, or you simply use none, the charge runs on. Ask the supplier to confirm the day in writing, and check the final bill against your last reading.',
  use_no_gas_for_months:
    'Yes, it runs on every day as long as the meter is connected, also in months when you use nothing. It ends only when the meter is taken out and the account is closed, which seldom pays for a summer.',
  no_gas_at_home:
    'Then you need only an electricity tariff, and there is no gas standing charge to pay. I compare electricity alone. If a bill still shows gas, ask the supplier why: there may be a meter on record that you do not use.',
  export_nothing_yet:
    'Then it is worth signing up: without an export tariff you give that power away. Apply to a supplier of your choice under the Smart Export Guarantee, with the installer’s MCS certificate and a meter that counts export. It is mostly paid only from when you are signed up, not for the time before, so do it soon.',
  panels_from: panelsFrom,
  export_apart:
    'Yes. Export has a supply number and a contract of its own, so you may sell to one supplier and buy from another. Some pay more if you do both with them, so look at both sides. If you are in the old Feed-in Tariff, its payments stay where they are, unless you move them yourself.',
  feed_in_stays:
    'Then your Feed-in payments stay with them, also if you buy your electricity elsewhere: it is a contract of its own. Go on sending them the generation readings. You may move it to another supplier that takes part, but you need not.',
  feed_in_on_sale:
    'The payments go with the panels: whoever owns them can have the contract put over to their name, for the years that are left. Tell your Feed-in licensee the day of the sale, give a generation reading, and have your solicitor write into the sale who is paid from when. An export tariff of yours simply ends with the move.',
  panels_rented:
    'Then the panels mostly belong to another firm, which also gets the payments, and you have the power that you use yourself for free. Look into the roof lease for who may sell the export. It stays with the house when it is sold. Your own supplier you may still switch.',
  payback:
    'It differs by roof, price and how much power you use by day, so I name no year for yours; installers often name some ten years. Ask two or three for the sum: the price, the yearly kWh, what you would use yourself, and what the rest earns. Then check those figures against your own use.',
  small_flat:
    'In a small flat all plain electric heaters, panel, oil-filled or fan, cost the same for the same heat: one kWh in, one kWh of warmth. So what helps is to heat only the room you are in, by a timer and a thermostat, and to stop draughts. Storage heaters on a night rate cost less to run, a heat pump least. An electric blanket warms a person for pennies.',
  just_the_fire:
    'For the fire alone a Gas Safe registered engineer caps its pipe, which takes an hour or so; ask for the price first. It saves no standing charge as long as the gas meter stays, so it pays only if the fire is unsafe or in the way.',
}
