import { compareTariffs, sayDay, sayPounds, type Tariff } from '@mowatt/tariffs'
import type { ChatCard, ChatFact, ChatOffer } from '@mowatt/contract'
import type { ToolArgs, ToolContext, ToolResult } from '../agent-reply.ts'
import { currentKnown } from '../cards/comparison-card.ts'
import { offerOfQuote, sayTerm } from '../cards/offer-of-quote.ts'
import { homeOfTurn } from '../home/home-of-turn.ts'
import { homeForComparison } from '../home/known-home.ts'
import { fact, result } from './results.ts'
import { sayLess } from './say-comparison.ts'

const FEATURES: Readonly<Record<Tariff['features'][number], string>> = {
  green: 'The supplier calls it green.',
  ev: 'It is made for electric cars.',
  economy_7: 'It has one rate by day and one at night.',
  day_night: 'It has cheap hours at night.',
  prepay: 'It is for prepayment meters.',
}

/** One tariff in words, and as it would be for this home where the home is known. */
export async function explainTariff(args: ToolArgs, context: ToolContext): Promise<ToolResult> {
  const { world } = context
  const state = { ...context.state, topic: { call: 'explain_tariff', args } }
  const tariff = world.catalogue.find(({ id }) => id === args['tariff_id'])
  if (!tariff) {
    const says = state.comparison
      ? 'Which tariff do you mean? Name it, or say "the first one".'
      : 'Which tariff do you mean? Once I have compared tariffs for you, you can point to one.'
    return result(state, 'explain_tariff', says, [
      { kind: 'choices', choices: [{ label: 'Compare tariffs', text: 'Compare tariffs for me' }] },
    ])
  }
  const facts: ChatFact[] = [fact('tariff', 'tariff', tariff.name), fact('supplier', 'supplier', tariff.supplier)]
  const fee =
    tariff.exitFeePencePerFuel > 0
      ? `Leaving it early costs ${sayPounds(tariff.exitFeePencePerFuel)} for each fuel.`
      : 'It has no exit fee.'
  facts.push(fact('exit.fee', 'money', sayPounds(tariff.exitFeePencePerFuel)), fact('term', 'text', sayTerm(tariff)))
  const parts = [
    `${tariff.name} is from ${tariff.supplier}.`,
    sayTerm(tariff),
    fee,
    ...tariff.features.map((feature) => FEATURES[feature]),
  ]
  const card = await cardFor(tariff, context)
  if (card) {
    const { offer } = card
    const monthly = Math.round(offer.pence / 12)
    facts.push(fact('monthly', 'money', sayPounds(monthly)))
    facts.push(fact('fees.now', 'money', sayPounds(offer.exit_fees_now_pence)))
    if (offer.saving_pence !== null) facts.push(fact('saving', 'money', sayPounds(Math.abs(offer.saving_pence))))
    parts.push(
      `For this home a year costs ${sayPounds(offer.pence)}, about ${sayPounds(monthly)} a month.`,
      ...sayAgainstNow(offer),
      ...sayFeesNow(offer),
      ...offer.rates.map(({ label, text }) => `${label}: ${text}.`),
      ...offer.notes,
    )
  }
  if (tariff.isSample) parts.push('It is a sample tariff with an invented name.')
  if (tariff.availableTo !== undefined) {
    parts.push(`It is on sale until ${sayDay(tariff.availableTo)}.`)
    facts.push(fact('sale.ends', 'date', sayDay(tariff.availableTo)))
  }
  const cards: ChatCard[] =
    card && state.comparison
      ? [
          card,
          ...(state.subject === 'own'
            ? [
                {
                  kind: 'choices' as const,
                  choices: [{ label: `Start a switch to ${tariff.name}`, text: `Start the switch to ${tariff.name}` }],
                },
              ]
            : []),
        ]
      : []
  const extra = card ? result(state, 'tariff', '', [card]).facts : []
  return result(
    { ...state, pointed: tariff.id, topic: { call: 'explain_tariff', args: { tariff_id: tariff.id } } },
    'explain_tariff',
    parts.join(' '),
    cards,
    [...facts, ...extra],
  )
}

async function cardFor(
  tariff: Tariff,
  context: ToolContext,
): Promise<Extract<ChatCard, { kind: 'tariff' }> | undefined> {
  const { state, world } = context
  const home = homeOfTurn(context)
  const basis = homeForComparison(home)
  if (!basis || (!home.use.electricity && !home.use.gas)) return undefined
  const { quotes } = compareTariffs({
    on: world.today,
    home: basis,
    use: home.use,
    current: home.contracts,
    catalogue: world.catalogue,
  })
  const quote = quotes.find(({ tariffId }) => tariffId === tariff.id)
  if (!quote) return undefined
  return {
    kind: 'tariff',
    comparison_id: state.comparison?.id ?? '',
    offer: offerOfQuote(quote, tariff, currentKnown(home)),
  }
}

/** The saving of a year is not what is left after leaving the present deal. */
function sayFeesNow({ saving_pence: saving, exit_fees_now_pence: fees }: ChatOffer): string[] {
  return saving === null || saving <= 0 || fees === 0
    ? []
    : [`Leaving your present deal today costs ${sayPounds(fees)}, which is not in that.`]
}

function sayAgainstNow({ saving_pence: saving, saving_range: range, is_rough: isRough }: ChatOffer): string[] {
  if (saving === null) return []
  return [`Against a year as now that is ${sayLess(range?.low_pence ?? saving, range?.high_pence ?? saving, isRough)}.`]
}
