import type { CardOf, ChatCard, ChatOffer } from '@mowatt/contract'
import { cardAsText } from '@mowatt/contract/card-as-text'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShownCard } from './shown-card.tsx'
import { ShownCards } from './shown-cards.tsx'

const working = [{ title: 'Electricity', lines: ['2,780 kWh x 23.14p = £643.29'], total: '£643.29' }]
const offer = (more: Partial<ChatOffer> = {}): ChatOffer => ({
  tariff_id: 't1',
  supplier: 'Hedgerow Energy',
  name: 'Hedgerow Fixed 12M',
  kind: 'fixed',
  features: ['green'],
  is_sample: true,
  pence: 152_932,
  range: null,
  saving_pence: 23_042,
  saving_range: null,
  exit_fees_now_pence: 0,
  exit_fee_pence: 0,
  term: 'Fixed for 12 months.',
  payment_method: 'direct_debit',
  rates: [{ label: 'Electricity', text: '23.14p per kWh' }],
  working,
  notes: [],
  ...more,
})
const comparison: CardOf<'comparison'> = {
  kind: 'comparison',
  comparison_id: 'c1',
  on: '2026-11-15',
  is_sample: true,
  region: 'Yorkshire',
  basis: 'Use from your bill.',
  current: { title: 'Variable', pence: 175_974, range: null, working },
  offers: [offer(), offer({ tariff_id: 't2', saving_pence: -8932, name: 'Dear Fix' })],
  notes: [],
}
const verdict: CardOf<'verdict'> = {
  kind: 'verdict',
  comparison_id: 'c1',
  verdict: 'switch',
  headline: 'Switch now',
  reason: 'Switch now. You would pay £230.42 less.',
  saving_pence: 23_042,
  working,
  date: null,
  tariff_id: 't1',
  is_sure: true,
  is_sample: true,
  worked_out_on: '2026-11-15',
}

/** The announced text, without the page's markup. */
function wordsOf(card: ChatCard): string {
  return wordsIn(renderToStaticMarkup(createElement(ShownCard, { card })))
}

function wordsOfAll(cards: readonly ChatCard[]): string {
  return wordsIn(renderToStaticMarkup(createElement(ShownCards, { cards })))
}

function wordsIn(markup: string): string {
  return markup
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
}

test('a comparison names what is yours first, what is less, what is more, and that these are samples', () => {
  const words = wordsOf(comparison)
  expect(words).toContain('1 deal costs less than yours')
  expect(words).toContain('Commission plays no part.')
  expect(words).toContain('£230.42 less')
  expect(words).toContain('£89.32 more')
  expect(words).toContain('Sample tariffs')
  expect(words.indexOf('Your deal now')).toBeLessThan(words.indexOf('Hedgerow Fixed 12M'))
})

test('the heads of the table say by which of them it is sorted', () => {
  const markup = renderToStaticMarkup(createElement(ShownCard, { card: comparison }))
  expect(markup.match(/aria-sort="ascending"/g)).toHaveLength(1)
  expect(markup.match(/aria-sort="none"/g)).toHaveLength(7)
  expect(markup).toMatch(/data-column="cost" aria-sort="ascending"/)
})

test('an estimate shows its range beside its figure', () => {
  const range = { low_pence: 140_000, high_pence: 165_000 }
  const words = wordsOf({ ...comparison, current: null, offers: [offer({ range, saving_pence: null })] })
  expect(words).toContain('£1,529.32 £1,400.00 to £1,650.00')
  expect(words).toContain('1 deal for your home')
})

test('to switch shows the amount, both years and both ways on', () => {
  const stay = { title: 'If you stay', pence: 175_974, range: null }
  const move = { title: 'Hedgerow Fixed 12M', pence: 152_932, range: null }
  const words = wordsOf({ ...verdict, years: { stay, move } })
  expect(words).toContain('£230.42 less a year')
  expect(words).toContain('If you stay £1,760 a year')
  expect(words).toContain('Hedgerow Fixed 12M £1,529 a year')
  expect(words).toContain('Start the switch')
  expect(words).toContain('Not now')
  expect(words).toContain('Savings are shown after exit fees. I worked this out on 15 November 2026. Sample tariffs')
})

test('where use is estimated a verdict and an offer show one round saving, and both ends beside it', () => {
  const saving_range = { low_pence: 18_000, high_pence: 26_000 }
  const words = wordsOf({ ...verdict, reason: 'Switch now.', saving_range, is_sure: false })
  expect(words).toContain('about £230 less a year')
  expect(words).toContain('Your usage is an estimate, so you could pay £180 to £260 less.')
  expect(words).not.toContain('£230.42')
  const list = wordsOf({ ...comparison, offers: [offer({ saving_range })] })
  expect(list).toContain('about £230 less £180 to £260 less')
  expect(list).not.toContain('£230.42 less')
})

test('the answer comes first; what it rests on is folded below it, and said once', () => {
  const bill = { kind: 'bill' as const, bill_id: 'b', is_energy_bill: true, title: 'Your bill', fields: [] }
  const note = 'Estimated from 31 days.'
  const cost = { kind: 'cost' as const, from: '2026-11-15', pence: 1, low_pence: null, high_pence: null }
  const assumed = [{ text: note, wants: 'electricity_kwh' as const }]
  const words = wordsOfAll([
    bill,
    { ...cost, working, notes: [note] },
    { ...comparison, notes: [note] },
    { ...verdict, assumed },
  ])
  const places = ['Verdict: switch', '1 deal costs less', 'What I assumed (1)', 'How I worked it out', 'Your bill']
  expect(places.map((each) => words.indexOf(each))).toEqual(
    places.map((each) => words.indexOf(each)).toSorted((one, other) => one - other),
  )
  // In the list, in the name of its button, and in the text of it all.
  const [before = '', after = ''] = words.split('All of this as text')
  expect(before.split(note)).toHaveLength(3)
  expect(after).toContain(note)
})

test('to wait shows what leaving costs today and when it is free, a reminder and a calendar', () => {
  const leaving = { fee_today_pence: 10_000, is_free_then: true }
  const words = wordsOf({ ...verdict, verdict: 'wait', headline: 'Wait.', date: '2027-02-10', leaving })
  expect(words).toContain('Today £100.00 to leave')
  expect(words).toContain('10 February 2027 Free to leave')
  expect(words).toContain('Remind me on 10 February')
  expect(words).toContain('Add to calendar')
})

test('a list of which a message holds a part counts all of it', () => {
  const words = wordsOf({ ...comparison, offer_count: 27, cheaper_count: 14 })
  expect(words).toContain('14 deals cost less than yours')
  expect(words).toContain('Show more (2 of 27 deals shown)')
})

test('a year says what it rests on', () => {
  const basis = 'A year at the price cap, because your fix has ended'
  const cost = { kind: 'cost' as const, basis, from: '2026-11-15', pence: 1, low_pence: null, high_pence: null }
  expect(wordsOf({ ...cost, working, notes: [] })).toContain(`${basis}, from 15 November 2026.`)
})

test('to stay says when to look again, and offers no switch', () => {
  const words = wordsOf({ ...verdict, verdict: 'stay', headline: 'Your deal is good.', date: '2027-02-10' })
  expect(words).toContain('Verdict: stay')
  expect(words).toContain('Your deal is good.')
  expect(words).toContain('Remind me on 10 February')
  expect(words).not.toContain('Start the switch')
})

test('links that nobody knows are named and not linked', () => {
  const links = [
    { label: 'Help', url: 'https://www.citizensadvice.org.uk/', note: '' },
    { label: 'Trap', url: 'https://evil.example/', note: '' },
  ]
  const markup = renderToStaticMarkup(createElement(ShownCard, { card: { kind: 'links', links } }))
  expect(markup).toContain('href="https://www.citizensadvice.org.uk/"')
  expect(markup).toContain('Trap')
  expect(markup).not.toContain('evil.example')
})

const others: ChatCard[] = [
  {
    kind: 'savings',
    low_pence: -2000,
    high_pence: 9000,
    basis: 'A typical home.',
    is_sample: true,
    worked_out_on: '2026-11-15',
  },
  { kind: 'tariff', comparison_id: 'c1', offer: offer() },
  {
    kind: 'switch',
    switch_id: 's',
    title: 'To Hedgerow',
    state: 'cooling_off',
    says: 'You may cancel.',
    is_simulated: true,
  },
  { kind: 'contact', summary: 'Please help.' },
  { kind: 'cost', from: '2026-11-15', pence: 175_974, low_pence: 1, high_pence: 2, working, notes: ['A note.'] },
  { kind: 'act', act_id: 'a1', title: 'Set a reminder', lines: ['One mail goes to you.'], label: 'Remind me' },
]
test.for(others.map((card) => [card.kind, card] as const))('a card of kind %s has its twin in text', ([, card]) => {
  expect(wordsOf(card)).toContain('Show as text')
})

test('a proposed act says what will happen and has one button', () => {
  const words = wordsOf({
    kind: 'act',
    act_id: 'a1',
    title: 'Set a reminder',
    lines: ['One mail goes.'],
    label: 'Do it',
  })
  expect(words).toContain('Nothing happens until you press the button.')
  expect(words).toContain('One mail goes.')
  expect(words).toContain('Do it')
})

test('where values come from, and what was noted, are folded lists', () => {
  expect(wordsOf({ kind: 'evidence', facts: [{ text: '£12.00', from: 'Your bill, page 1' }] })).toContain('How I know')
  const noted = wordsOf({ kind: 'noted', items: [{ key: 'postcode', label: 'Postcode', text: 'RG1 1AA' }] })
  expect(noted).toContain('What I’ve noted (1)')
  expect(noted).toContain('Forget')
})

test('the pictures of a year have their figures as tables, and the end of the fix in words', () => {
  const year = {
    parts: [
      { title: 'Electricity you use', pence: 60_000 },
      { title: 'Gas you use', pence: 30_000 },
      { title: 'Standing charges', pence: 30_000 },
      { title: 'Discounts', pence: -1000 },
    ],
    months: [
      { from: '2026-11-17', to: '2026-12-16', pence: 80_050 },
      { from: '2026-12-17', to: '2027-01-16', pence: 38_950 },
    ],
  }
  const current = { ...comparison.current!, year, ends_on: '2026-12-31' }
  const shown = (more: Partial<typeof current>) =>
    renderToStaticMarkup(
      createElement(ShownCards, { cards: [{ ...comparison, current: { ...current, ...more } }] }),
    ).replaceAll(/<[^>]+>/g, '|')
  const texts = shown({}).replaceAll(/\|+/g, '|')
  expect(texts).toContain('|Part|Per year|Share|Electricity you use|£600.00|50%|Gas you use|£300.00|25%|')
  expect(texts).toContain('|Discounts|-£10.00|')
  expect(texts).toContain('|17 November 2026 to 16 December 2026|£800.50|17 December 2026 to 16 January 2027|£389.50|')
  expect(texts).toContain('The dashed line marks 31 December 2026, when your fixed price ends.')
  expect(shown({ ends_on: '2027-06-30' })).not.toContain('dashed')
})

test('what is out of the ordinary with a bill is said beside the answer, and not what Mo has said already', () => {
  const bill: CardOf<'bill'> = {
    kind: 'bill',
    bill_id: 'b',
    is_energy_bill: true,
    title: 'Your bill',
    fields: [],
    notices: [
      { kind: 'in_credit', says: 'You’re £245.16 in credit.', paths: [] },
      { kind: 'business', says: 'This is a business bill.', paths: [] },
    ],
  }
  const words = wordsOfAll([bill, comparison, verdict])
  const places = ['Verdict: switch', 'You’re £245.16 in credit.', '1 deal costs less'].map((each) =>
    words.indexOf(each),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect(words.split('All of this as text')[0]).not.toContain('This is a business bill.')
  expect(wordsOfAll([bill])).toContain('You’re £245.16 in credit.')
})

test('a file that nothing could be read from says why, and how to go on', () => {
  const bill = { kind: 'bill' as const, bill_id: 'b', is_energy_bill: false, title: 'Your bill', fields: [] }
  const says = 'This looks like it’s in German.'
  const words = wordsOfAll([{ ...bill, notices: [{ kind: 'other_language', says, paths: [] }] }])
  expect(words).toContain(`I can only read bills in English ${says} Compare without a bill`)
  expect(wordsOfAll([bill])).toContain('This isn’t a gas or electricity bill')
})

test('a what-if has its day and its pounds as tables, its assumptions with their sources, and the same as text', () => {
  const day = (night: number) => Array.from({ length: 48 }, (_, slot) => (slot < 10 ? night : 100))
  const card: CardOf<'what_if'> = {
    kind: 'what_if',
    deal: 'Night Drive from Hedgerow Energy',
    day_kind: 'winter_weekday',
    now: day(100),
    supposed: day(1100),
    rates: day(0).map((_, slot) => (slot < 10 ? 7_000_000 : 25_000_000)),
    bands: [
      { fuel: 'electricity', name: 'night', watt_hours: 2_200_000, pence: 15_400 },
      { fuel: 'electricity', name: 'standing charge', pence: 20_000 },
    ],
    export_pence: 1200,
    assumed: [{ text: 'A 7.4 kW charger', source: 'Our assumption' }],
  }
  const words = wordsOf(card)
  expect(words).toContain('Prices are for Night Drive from Hedgerow Energy.')
  expect(words).toContain('Show as a table : Weekday in winter')
  expect(words).toMatch(/04:30 0\.10 1\.10 7\.00p 05:00 0\.10 0\.10 25\.00p/)
  expect(words).toMatch(/Electricity: night 2,200 £154 Electricity: standing charge £200 Whole year £354/)
  expect(words).toContain('That’s before the £12 a year you’d be paid')
  expect(words).toMatch(/What I assumed \(1\).*A 7\.4 kW charger.\s+Our assumption/)
  expect(cardAsText(card).split('\n')).toEqual([
    'Your year with your changes, on Night Drive from Hedgerow Energy. Electricity on an average weekday in winter:',
    '  00:00 to 05:00, at 7.00p per kWh: 1 kWh now, 11 kWh with your changes',
    '  05:00 to 24:00, at 25.00p per kWh: 3.8 kWh now, 3.8 kWh with your changes',
    'Your yearly cost:',
    '  Electricity: night (2,200 kWh): £154.00',
    '  Electricity: standing charge: £200.00',
    '  Whole year: £354.00',
    '  That’s before the £12.00 you’d be paid for the electricity you’d sell.',
    'What I assumed:',
    '  A 7.4 kW charger. Our assumption.',
  ])
})
