import type { CardOf, ChatCard, ChatOffer } from '@mowatt/contract'
import { longDate } from '../../../../browser/long-date.ts'
import { checkWords, confidenceWords } from '../../../../shell/app/confidence-words.ts'
import { pounds, poundsRange, savingRangeWords, savingWords } from '../../../../shell/app/money-words.ts'

type Working = CardOf<'cost'>['working']

const SAMPLE = 'These are sample tariffs, not offers of real suppliers.'

/** A card in plain words: all that it shows, and nothing that it does not. */
export function sayCard(card: ChatCard): string {
  return linesOf(card)
    .filter((line) => line !== '')
    .join('\n')
}

function linesOf(card: ChatCard): string[] {
  switch (card.kind) {
    case 'file':
      return [`File: ${card.file_name}`]
    case 'bill':
      return billLines(card)
    case 'cost':
      return [
        `What your year costs: ${pounds(card.pence)} from ${longDate(card.from)}.`,
        ...sums(card.working),
        ...card.notes,
      ]
    case 'comparison':
      return comparisonLines(card)
    case 'tariff':
      return offerLines(card.offer, '')
    case 'verdict':
      return [
        `Verdict: ${card.verdict}. ${card.headline}`,
        card.reason,
        `Saving in the coming year, exit fees taken off: ${savingWords(card.saving_pence)}.`,
        ...sums(card.working),
        card.date ? `Date: ${longDate(card.date)}.` : '',
        `Worked out on ${longDate(card.worked_out_on)}.`,
        card.is_sample ? SAMPLE : '',
      ]
    case 'savings':
      return [
        `What you might save in a year: ${savingRangeWords(card)}.`,
        card.basis,
        `Worked out on ${longDate(card.worked_out_on)}.`,
        card.is_sample ? SAMPLE : '',
      ]
    case 'switch':
      return [`Switch: ${card.title}.`, card.says, card.is_simulated ? 'This is a simulation.' : '']
    case 'contact':
      return ['To a person at our support:', card.summary]
    case 'choices':
      return card.choices.map(({ label }) => `- ${label}`)
    case 'links':
      return card.links.map(({ label, url, note }) => `- ${label}: ${url}${note ? ` (${note})` : ''}`)
  }
}

function billLines({ title, fields }: CardOf<'bill'>): string[] {
  return [
    title,
    ...fields.map((field) => {
      const proof = checkWords(field.checks)
      const printed = `Printed as "${field.printed}" on page ${field.page}.`
      return `${field.label}: ${field.text}. ${confidenceWords(field)}. ${printed}${proof ? ` ${proof}` : ''}`
    }),
  ]
}

function comparisonLines({ on, region, basis, current, offers, notes, is_sample }: CardOf<'comparison'>): string[] {
  return [
    `Comparison of ${longDate(on)}, ${region}. ${basis}`,
    current ? `Yours: ${current.title}, ${pounds(current.pence)} a year.` : '',
    'Order: yearly cost only. Commission plays no part.',
    ...offers.flatMap((offer, place) => offerLines(offer, `${place + 1}. `)),
    ...notes,
    is_sample ? SAMPLE : '',
  ]
}

function offerLines(offer: ChatOffer, number: string): string[] {
  const { name, supplier, pence, range, saving_pence, saving_range, exit_fees_now_pence } = offer
  const saving = saving_range ? savingRangeWords(saving_range) : saving_pence === null ? '' : savingWords(saving_pence)
  const cost = range ? `${pounds(pence)} a year (${poundsRange(range)})` : `${pounds(pence)} a year`
  return [
    `${number}${name} by ${supplier}: ${cost}${saving ? `, ${saving}` : ''}. ${offer.term}`,
    exit_fees_now_pence > 0 ? `   Leaving your present tariff today costs ${pounds(exit_fees_now_pence)}.` : '',
    ...offer.rates.map(({ label, text }) => `   ${label}: ${text}`),
    ...sums(offer.working).map((line) => `   ${line}`),
  ]
}

function sums(working: Working): string[] {
  return working.flatMap(({ title, lines, total }) => [
    `${title}:`,
    ...lines.map((line) => `  ${line}`),
    `  = ${total}`,
  ])
}
