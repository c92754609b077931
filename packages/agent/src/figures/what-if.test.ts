import { AS_NOW, compareTariffs, penceOfWhatIf, weighWhatIfs } from '@mowatt/tariffs'
import { timedSamples } from '@mowatt/tariffs/timed-samples'
import { expect, test } from 'vitest'
import { askFigure } from '../../test/ask-figure.ts'
import { holdTalk } from '../../test/hold-talk.ts'
import { testWorld } from '../../test/test-world.ts'
import { parseCommand } from '../command/command-text.ts'
import { inputOfHome } from '../cards/advise-home.ts'
import { freshState } from '../state/agent-state.ts'
import { homeOfTurn } from '../home/home-of-turn.ts'

const plain = testWorld({ bill: true })
const world = { ...plain, bills: plain.bills, catalogue: [...plain.catalogue, ...timedSamples()] }
const input = inputOfHome(homeOfTurn({ state: freshState(), world }), world.today, world.catalogue)

function ask(line: string, text: string) {
  const command = parseCommand(line)
  if (command?.do !== 'figure') throw new Error(line)
  return askFigure(command, world, { text })
}

const said = (pence: number) => (pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })

test.for([
  [
    'car=8000',
    'charge the car at night, 8,000 miles',
    { car: 8000 },
    'With a car charged at night for 8,000 miles a year',
  ],
  ['washing', 'move the washing', { washing: 4 }, 'With 4 of each week’s washes done at night'],
  ['heatPump', 'a heat pump instead of gas', { heatPump: 1 }, 'With a heat pump instead of gas'],
  ['battery=10', 'a battery of 10 kWh', { battery: 10 }, 'With a 10 kWh battery'],
  ['panels', 'panels with export', { panels: 4 }, 'of solar panels'],
  ['homeDays=3', '3 days from home', { homeDays: 3 }, 'With 3 days a week working from home'],
  ['degrees=2', 'two degrees less', { degrees: 2 }, 'With your heating turned down by 2°C'],
  ['degrees=3', 'at 18 instead of 21', { degrees: 3 }, 'With your heating turned down by 3°C'],
] as const)(
  '%s is answered by the sums of the page, with what it takes for granted',
  ([change, text, whatIfs, how]) => {
    const answer = ask(`figure cost of:what_if suppose:${change}`, text)
    const weighed = input && weighWhatIfs(input, { ...AS_NOW, ...whatIfs })
    if (!weighed) throw new Error('nothing weighed')
    const then = penceOfWhatIf(weighed, 'then')
    const gap = Math.abs(then - penceOfWhatIf(weighed, 'now'))
    expect(answer.problems).toEqual([])
    expect(answer.text).toContain(how)
    expect(answer.text).toContain(`would cost about £${said(then)} a year on your current deal`)
    expect(answer.text).toContain(gap === 0 ? 'That wouldn’t change anything.' : `That’s £${said(gap)} a year`)
    expect(answer.text).toMatch(
      /I’ve assumed you use energy at the same times as a typical home. I’ve also assumed this: .{10}/,
    )
  },
)

test('what is sold is taken off and said, and the cheapest deal then is named', () => {
  const { text } = ask('figure cost of:what_if suppose:panels=4', 'what if i had 4 kWp of panels')
  const weighed = input && weighWhatIfs(input, { panels: 4 })
  expect(weighed?.exportPence).toBeGreaterThan(1000)
  expect(text).toContain(`That takes off £${said(weighed?.exportPence ?? 0)}`)
  const [best] = weighed?.supposed.quotes ?? []
  expect(text).toContain(`The cheapest deal for that is ${best?.tariffName} from ${best?.supplier}`)
  expect(best?.costPence).not.toBe(input && compareTariffs(input).quotes[0]?.costPence)
})

test('cheap hours that a smart meter would open are told too', () => {
  const { text } = ask('figure cost of:what_if suppose:car=8000', 'charge the car at night, 8,000 miles')
  const weighed = input && weighWhatIfs(input, { car: 8000 })
  const smart = weighed?.supposed.apart[0]
  expect(smart).toMatchObject({ missing: ['smart_meter'] })
  expect(text).toContain(
    `With a smart meter, ${smart?.tariffName} from ${smart?.supplier} would bring that down to about £${said(smart?.costPence ?? 0)}`,
  )
})

test('a change that a home without gas can’t have is left out of the others, and named', () => {
  const command = parseCommand('figure cost of:what_if suppose:heatPump,battery')
  if (command?.do !== 'figure') throw new Error('no figure')
  const own = { postcode: 'RG1 1AA', fuels: 'electricity' as const, kwh: { electricity: 3000 } }
  const { text } = askFigure(command, testWorld(), {
    text: 'a heat pump and a battery',
    before: ['we use 3,000 kWh'],
    own,
  })
  expect(text).toMatch(/^With a 5 kWh battery, electricity would cost/)
  expect(text).toContain('I’ve left out the heat pump, because you don’t use gas.')
})

test('a home without gas is told that only gas heating can be worked out', () => {
  const command = parseCommand('figure cost of:what_if suppose:degrees=2')
  if (command?.do !== 'figure') throw new Error('no figure')
  const own = {
    postcode: 'RG1 1AA',
    fuels: 'electricity' as const,
    kwh: { electricity: 3000 },
    deal: 'variable' as const,
  }
  expect(
    askFigure(command, testWorld(), { text: 'two degrees less', before: ['we use 3,000 kWh'], own }).text,
  ).toContain('I can only work that out for a home that’s heated with gas')
})

test.for([
  ['heatPump', 'With a heat pump instead of gas, electricity would cost about £'],
  ['panels=4', 'With 4 kW of solar panels, electricity and gas would cost about £'],
  ['homeDays=3', 'With 3 days a week working from home, electricity and gas would cost about £'],
  ['degrees=2', 'With your heating turned down by 2°C, electricity and gas would cost about £'],
] as const)('without a bill %s is answered for a typical home, which is said', ([change, how]) => {
  const command = parseCommand(`figure cost of:what_if suppose:${change}`)
  if (command?.do !== 'figure') throw new Error('no figure')
  const text = 'with 4 kWp, 3 days or 2 degrees'
  const { text: said, problems } = askFigure(command, testWorld(), { text })
  expect(problems).toEqual([])
  expect(said).toContain(how)
  expect(said).toMatch(/ a year in a typical home at the price cap\. That’s £[\d,.]+ a year (?:less|more) than/)
  expect(said).toContain('A typical home uses 2,500 kWh of electricity and 9,500 kWh of gas a year.')
  expect(said).not.toMatch(/I don’t know your own rates|The cheapest deal/)
  const there = askFigure(command, testWorld(), { text, own: { postcode: 'RG1 1AA' } })
  expect(there.problems).toEqual([])
  expect(there.text).toContain('in a typical home at the price cap')
})

test('a typical home without gas uses none', () => {
  const command = parseCommand('figure cost of:what_if suppose:panels')
  if (command?.do !== 'figure') throw new Error('no figure')
  const { text } = askFigure(command, testWorld(), { own: { heating: 'electric_heaters' } })
  expect(text).toMatch(/solar panels, electricity would cost about .* I’ve used a typical home’s electricity usage/)
})

test('follow-ups change the last one, and each leads to the page with its choices set', async () => {
  const replies = await holdTalk(
    ['what if i charged the car at night', 'figure cost of:what_if suppose:car'],
    ['and with 8,000 miles?', 'edit suppose:car=8000'],
    ['what about a battery too?', 'edit suppose:battery'],
  )
  const links = replies.map(
    ({ cards }) => cards.flatMap((card) => (card.kind === 'links' ? card.links : []))[0]?.url ?? '',
  )
  const queries = links.map((url) => new URL(url, 'https://a.example').searchParams)
  expect(queries.map((query) => [query.get('if-car'), query.get('if-battery')])).toEqual([
    ['7000', null],
    ['8000', null],
    ['8000', '5'],
  ])
  expect(Object.fromEntries(queries[2] ?? [])).toMatchObject({
    region: 'H',
    heating: 'gas',
    electricity: '2900',
    gas: '10400',
    unit: '27.5',
    'gas-standing': '31.2',
    ends: '2027-03-31',
    'gas-ends': '2027-03-31',
  })
  expect(replies[2]?.text).toContain('With a car charged at night for 8,000 miles a year and with a 5 kWh battery')
})

test('each is pictured on the deal that the answer names, whose pounds add up, with what it assumes', async () => {
  const [reply] = await holdTalk(['what if i charged the car at night', 'figure cost of:what_if suppose:car'])
  const card = reply?.cards.find((each) => each.kind === 'what_if')
  const plainInput = inputOfHome(homeOfTurn({ state: freshState(), world: plain }), plain.today, plain.catalogue)
  const weighed = weighWhatIfs(plainInput!, { car: 7000 })!
  const [best] = weighed.supposed.quotes
  expect(reply?.text).toContain(`The cheapest deal for that is ${card?.deal}, at about £`)
  expect(card?.deal).toBe(`${best?.tariffName} from ${best?.supplier}`)
  expect(card?.bands.reduce((sum, { pence }) => sum + pence, 0)).toBe(best?.costPence)
  expect(card).toMatchObject({ day_kind: 'winter_weekday', export_pence: 0 })
  expect(card?.supposed[1]).toBeGreaterThan((card?.now[1] ?? 0) + 1000)
  expect(card?.assumed.map(({ text }) => text)).toContain('A 7.4 kW charger')
  for (const { text } of card?.assumed ?? []) expect(reply?.text).toContain(text)
})

test('a typical home’s is pictured at the price cap, and one that can’t be worked out not at all', () => {
  const kinds = (change: string, own = {}) => {
    const command = parseCommand(`figure cost of:what_if suppose:${change}`)
    if (command?.do !== 'figure') throw new Error('no figure')
    return askFigure(command, testWorld(), { own }).cards
  }
  expect(kinds('panels')).toMatchObject([{ kind: 'what_if', deal: 'the price cap' }, { kind: 'links' }])
  expect(kinds('degrees=2', { heating: 'electric_heaters' })).toMatchObject([{ kind: 'links' }])
})

test.for([
  ['and with 10 miles a day?', 'car', 'car,miles=10/day', { car: 3650 }, 'charged at night for 3,650 miles a year'],
  ['5 days, so every day', 'homeDays', 'homeDays=5', { homeDays: 5 }, 'With 5 days a week'],
  ['he’s home every day', 'homeDays', 'homeDays=5', { homeDays: 5 }, 'With 5 days a week'],
  [
    'and with a cop of 3.5?',
    'heatPump',
    'cop=3.5',
    { heatPump: 1, details: { cop: 3.5 } },
    'With a heat pump with a COP of 3.5 instead of gas, electricity',
  ],
  [
    'what about without export?',
    'panels',
    'export=0p',
    { panels: 4, exportPence: 0 },
    'With 4 kW of solar panels and with nothing for what you’d export',
  ],
  [
    'and 15p for what we export?',
    'panels',
    'export=15p',
    { panels: 4, exportPence: 15 },
    'and with 15.00p for each kWh you’d sell',
  ],
] as const)('%s changes the figure, its wording and the link', async ([text, before, edit, whatIfs, how]) => {
  const [, reply] = await holdTalk(
    ['what if it was so', `figure cost of:what_if suppose:${before}`],
    [text, `edit suppose:${edit}`],
  )
  const plainInput = inputOfHome(homeOfTurn({ state: freshState(), world: plain }), plain.today, plain.catalogue)
  const weighed = plainInput && weighWhatIfs(plainInput, whatIfs)
  expect(reply?.text).toContain(how)
  expect(reply?.text).toContain(`would cost about £${said(penceOfWhatIf(weighed!, 'then'))} a year`)
  const query = new URL(
    reply?.cards.flatMap((card) => (card.kind === 'links' ? card.links : []))[0]?.url ?? '',
    'https://a.b',
  )
  const { details, ...amounts } = { details: {}, ...whatIfs }
  for (const [name, amount] of Object.entries({ ...amounts, ...details }))
    expect(query.searchParams.get(`if-${name}`)).toBe(String(amount))
})

test('who says nothing that can be changed is asked for it', () => {
  expect(ask('figure cost of:what_if', 'what if i changed something').text).toMatch(/^What would you change/)
})
