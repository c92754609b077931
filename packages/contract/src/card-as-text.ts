import { sayDay, sayPounds, saySavingRange, sayWholePounds } from '@mowatt/tariffs'
import type { CardOf, ChatCard, ChatOffer } from './chat-cards.ts'
import { currentTerms } from './current-terms.ts'
import { sayAgainstStaying } from './saving-of.ts'
import { whatIfLines } from './what-if-as-text.ts'

type Working = CardOf<'cost'>['working']

/** The plain-text version of a card, with all of its content in the same order. */
export function cardAsText(card: ChatCard): string {
  return linesOf(card)
    .filter((line) => line !== '')
    .join('\n')
}

function linesOf(card: ChatCard): string[] {
  switch (card.kind) {
    case 'file':
      return [`File: ${card.file_name}`]
    case 'bill':
      return [
        card.title,
        ...(card.notices ?? []).map(({ says }) => says),
        card.missing?.asks ?? '',
        ...card.fields.map(sayField),
        ...(card.marks ?? []).map(({ label, text, note }) => `${label}: ${text}${note ? ` (${note})` : ''}`),
        ...(card.sum ? billSumLines(card.sum) : []),
      ]
    case 'cost':
      return [
        `${card.basis ?? 'A year at the rates on your bill'}, from ${sayDay(card.from)}: ${sayPounds(card.pence)}${sayRange(card.low_pence, card.high_pence)}`,
        ...workingLines(card.working),
        ...card.notes,
      ]
    case 'comparison':
      return comparisonLines(card)
    case 'tariff':
      return offerLines(card.offer)
    case 'verdict':
      return [
        card.headline,
        card.reason,
        sayAgainstStaying(card),
        ...(card.leaving && card.leaving.fee_today_pence > 0
          ? [`Leaving today costs ${sayPounds(card.leaving.fee_today_pence)}.`]
          : []),
        ...assumedLines(card),
        card.asks ?? '',
        ...workingLines(card.working),
        card.date ? `Date: ${sayDay(card.date)}` : '',
        card.is_sure ? '' : 'Your usage is an estimate. If you use more or less, my advice could change.',
        sampleLine(card.is_sample),
        `Worked out on ${sayDay(card.worked_out_on)}.`,
      ]
    case 'dates':
      return [card.title, ...card.dates.map(({ on, title, says }) => `${sayDay(on)}: ${title}. ${says}`)]
    case 'savings':
      return [
        `What you might pay in a year: ${saySavingRange({ low: card.low_pence, high: card.high_pence })}`,
        card.basis,
        sampleLine(card.is_sample),
        `Worked out on ${sayDay(card.worked_out_on)}.`,
      ]
    case 'switch':
      return [
        card.title,
        card.says,
        card.is_simulated ? 'This is a practice run. We don’t send anything to a real supplier.' : '',
      ]
    case 'contact':
      return ['A message to someone at Mowatt:', card.summary]
    case 'choices':
      return card.choices.map(({ label }) => `- ${label}`)
    case 'links':
      return card.links.map(({ label, url, note }) => `- ${label}: ${url}${note ? ` (${note})` : ''}`)
    case 'act':
      return [card.title, ...card.lines.map((line) => `- ${line}`), `To go ahead, press “${card.label}”.`]
    case 'evidence':
      return ['How I know:', ...card.facts.map(({ text, from }) => `- ${text}: ${from}`)]
    case 'what_if':
      return whatIfLines(card)
    case 'noted':
      return ['What I’ve noted:', ...card.items.map(({ label, text }) => `- ${label}: ${text}`)]
  }
}

function assumedLines({ assumed = [], rests_on: kept = [] }: CardOf<'verdict'>): string[] {
  const texts = [...new Set([...assumed.map(({ text }) => text), ...kept])]
  return texts.length > 0 ? ['What I assumed:', ...texts.map((text) => `  ${text}`)] : []
}

function sayField({ label, text, status, page, printed }: CardOf<'bill'>['fields'][number]): string {
  if (status === 'corrected') {
    const read = printed === '' ? '' : `, but I read ${printed} on page ${page}`
    return `${label}: ${text} (you told us${read})`
  }
  return `${label}: ${text} (page ${page}${status === 'doubtful' ? ', not certain' : ''})`
}

function comparisonLines(card: CardOf<'comparison'>): string[] {
  const { current } = card
  return [
    `Tariffs for ${card.region} on ${sayDay(card.on)}, cheapest first. ${card.basis}`,
    isMixed(card) ? SOME_SAMPLES : sampleLine(card.is_sample),
    current ? `${current.title}: ${sayPounds(current.pence)} a year${sayPenceRange(current.range)}` : '',
    ...(current ? currentLines(current) : []),
    ...card.offers.flatMap((offer, index) => {
      const [first = '', ...rest] = offerLines(offer)
      return [`${index + 1}. ${first}${offer.is_sample && isMixed(card) ? ' (sample)' : ''}`, ...rest]
    }),
    ...(card.offer_count !== undefined && card.offer_count > card.offers.length
      ? [`These are the first ${card.offers.length} of ${card.offer_count} tariffs.`]
      : []),
    ...(card.apart ?? []).flatMap(apartLines),
    ...card.notes,
  ]
}

const SOME_SAMPLES = 'Those marked (sample) have invented names, so they aren’t really on sale.'

/** Some tariffs can be bought and others are samples: each sample has to say so. */
export function isMixed({ offers }: Pick<CardOf<'comparison'>, 'offers'>): boolean {
  return offers.some((offer) => offer.is_sample) && offers.some((offer) => !offer.is_sample)
}

type Apart = NonNullable<CardOf<'comparison'>['apart']>[number]

function apartLines(apart: Apart): string[] {
  const { supplier, name, pence, rates } = apart
  return [
    `Not ranked: ${supplier}, ${name}: ${sayPounds(pence)} a year. ${sayApart(apart)}`,
    ...rates.map(({ label, text }) => `${label}: ${text}`),
  ]
}

const NEEDED: Readonly<Record<Apart['needs'][number], string>> = {
  smart_meter: 'a smart meter',
  ev: 'an electric car',
  heat_pump: 'a heat pump',
}

/** Why a tariff isn't ranked, and what it would save. */
export function sayApart({ needs, gain_pence: gain }: Pick<Apart, 'needs' | 'gain_pence'>): string {
  const needed = needs.map((need) => NEEDED[need]).join(' and ')
  return `You’d need ${needed}. At your current usage, you’d pay about ${sayWholePounds(gain)} a year less than on the best deal you can get now.`
}

function currentLines(current: NonNullable<CardOf<'comparison'>['current']>): string[] {
  const { exitFee, term, green } = currentTerms(current)
  return [...workingLines(current.working), `Exit fee: ${exitFee}`, `Term: ${term}`, `Green: ${green}`]
}

function offerLines(offer: ChatOffer): string[] {
  const { saving_pence: saving } = offer
  return [
    `${offer.supplier}, ${offer.name}: ${sayPounds(offer.pence)} a year${sayPenceRange(offer.range)}`,
    saving === null ? '' : sayAgainstStaying({ ...offer, saving_pence: saving }),
    offer.term,
    offer.exit_fee_pence > 0 ? `Exit fee on this tariff: ${sayPounds(offer.exit_fee_pence)} for each fuel.` : '',
    offer.exit_fees_now_pence > 0
      ? `Leaving your current deal today costs ${sayPounds(offer.exit_fees_now_pence)}.`
      : '',
    ...offer.rates.map(({ label, text }) => `${label}: ${text}`),
    ...workingLines(offer.working),
    ...offer.notes,
  ]
}

function workingLines(working: Working): string[] {
  return working.flatMap(({ title, lines, total }) => [...lines.map((line) => `  ${line}`), `  ${title}: ${total}`])
}

function sayPenceRange(range: ChatOffer['range']): string {
  return range ? sayRange(range.low_pence, range.high_pence) : ''
}

function sayRange(low: number | null, high: number | null): string {
  return low === null || high === null ? '' : `, between ${sayPounds(low)} and ${sayPounds(high)}`
}

function sampleLine(isSample: boolean): string {
  return isSample ? 'These are sample tariffs with invented names, so they aren’t really on sale.' : ''
}

function billSumLines({ parts, foot, total, account, sold, says }: NonNullable<CardOf<'bill'>['sum']>): string[] {
  const lineOf = ({ text, comes_to: comesTo, note }: (typeof foot)[number]) =>
    `  ${text} = ${comesTo}${note === '' ? '' : ` (${note})`}`
  const partLines = (part: (typeof parts)[number]) => [...part.lines.map(lineOf), `  ${part.title}: ${part.total}`]
  return [
    'Our own calculation of the bill:',
    ...parts.flatMap(partLines),
    ...foot.map(lineOf),
    total ? `  ${total.label}: ${total.text}` : '',
    says,
    ...(sold ? partLines(sold) : []),
    ...(account ? partLines(account) : []),
  ]
}
