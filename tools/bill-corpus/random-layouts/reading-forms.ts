import type { Bill, Fuel, MeterReadings } from '../bill-model.ts'
import type { Voice } from './charge-forms.ts'
import { PAIR_FORMS, type PairForm } from './pair-forms.ts'

type ReadingForm = (bill: Bill, fuel: Fuel, voice: Voice, form: PairForm) => string

const KINDS = {
  words: { actual: 'Actual', estimated: 'Estimated', customer: 'Customer', smart: 'Smart' },
  letters: { actual: 'A', estimated: 'E', customer: 'C', smart: 'S' },
  brackets: { actual: '(actual)', estimated: '(estimated)', customer: '(your reading)', smart: '(smart)' },
} as const

const countOf = ({ latest, previous }: MeterReadings) => latest - previous

/** "Day" for a separate register, nothing for the only one. */
const named = (voice: Voice, register: string) => voice.hand.register(register)

const FORMS: Readonly<Record<string, ReadingForm>> = {
  pairs: (_, fuel, voice, form) =>
    form(
      fuel.readings.flatMap(({ register, previous, latest, latestKind }) => {
        const mark = named(voice, register)
        const behind = mark ? ` (${mark})` : ''
        return [
          [`${voice.say('previous')}${behind}`, voice.hand.reading(previous)],
          [`${voice.say('latest')}${behind}`, `${voice.hand.reading(latest)} ${KINDS.words[latestKind]}`],
        ] as const
      }),
    ),
  table: (_, fuel, voice) => {
    const kinds = voice.random.pick([KINDS.words, KINDS.letters])
    const hasMark = fuel.readings.length > 1
    return `<table class="ruled"><tr>${hasMark ? '<th>Register</th>' : ''}<th>${voice.say('previous')}</th><th>${voice.say('latest')}</th><th>Type</th><th>Units used</th></tr>${fuel.readings
      .map(
        (reading) =>
          `<tr>${hasMark ? `<td>${named(voice, reading.register)}</td>` : ''}<td>${voice.hand.reading(reading.previous)}</td><td>${voice.hand.reading(reading.latest)}</td><td>${kinds[reading.latestKind]}</td><td>${countOf(reading)}</td></tr>`,
      )
      .join('')}</table>`
  },
  meterTable: (_, fuel, voice) =>
    `<table class="ruled"><tr><th>${voice.say('serial')}</th><th>${voice.say('previous')}</th><th>${voice.say('latest')}</th><th>Difference</th></tr>${fuel.readings
      .map(
        (reading) =>
          `<tr><td>${fuel.serial}${named(voice, reading.register) ? ` ${named(voice, reading.register)}` : ''}</td><td>${voice.hand.reading(reading.previous)}</td><td>${voice.hand.reading(reading.latest)} ${KINDS.letters[reading.latestKind]}</td><td>${countOf(reading)}</td></tr>`,
      )
      .join('')}</table>`,
  dated: (bill, fuel, voice) =>
    fuel.readings
      .map(
        (reading) =>
          `<table class="near"><tr><td>${`${named(voice, reading.register)} reading on`.trim().replace(/^r/, 'R')} ${voice.hand.day(bill.from)}</td><td>${voice.hand.reading(reading.previous)}</td><td>${KINDS.words[reading.previousKind]}</td></tr><tr><td>${`${named(voice, reading.register)} reading on`.trim().replace(/^r/, 'R')} ${voice.hand.day(bill.to)}</td><td>${voice.hand.reading(reading.latest)}</td><td>${KINDS.words[reading.latestKind]}</td></tr></table>`,
      )
      .join(''),
  dateRows: (bill, fuel, voice) =>
    fuel.readings
      .map(
        (reading) =>
          `<table class="ruled"><tr><th>Date</th><th>${named(voice, reading.register) ? `${named(voice, reading.register)} meter reading` : 'Meter reading'}</th><th>Reading type</th></tr><tr><td>${voice.hand.day(bill.from)}</td><td>${voice.hand.reading(reading.previous)}</td><td>${KINDS.words[reading.previousKind]}</td></tr><tr><td>${voice.hand.day(bill.to)}</td><td>${voice.hand.reading(reading.latest)}</td><td>${KINDS.words[reading.latestKind]}</td></tr></table>`,
      )
      .join(''),
  sentence: (_, fuel, voice) =>
    fuel.readings
      .map((reading) => {
        const mark = named(voice, reading.register)
        return `<p>${mark ? `${mark} meter` : 'Your meter'} readings: ${voice.hand.reading(reading.previous)} at the start and ${voice.hand.reading(reading.latest)} at the end ${KINDS.brackets[reading.latestKind]}.</p>`
      })
      .join(''),
  arrow: (_, fuel, voice) =>
    fuel.readings
      .map(
        (reading) =>
          `<p>${named(voice, reading.register) ? `${named(voice, reading.register)} readings` : 'Meter readings'}: ${voice.hand.reading(reading.previous)} to ${voice.hand.reading(reading.latest)} ${KINDS.brackets[reading.latestKind]}</p>`,
      )
      .join(''),
  latestFirst: (_, fuel, voice) =>
    `<table class="ruled"><tr><th></th><th>${voice.say('latest')}</th><th>${voice.say('previous')}</th><th>Units</th></tr>${fuel.readings
      .map(
        (reading) =>
          `<tr><td>${named(voice, reading.register) || 'Meter'}</td><td>${voice.hand.reading(reading.latest)} ${KINDS.letters[reading.latestKind]}</td><td>${voice.hand.reading(reading.previous)}</td><td>${countOf(reading)}</td></tr>`,
      )
      .join('')}</table>`,
}

/** The meter's readings in one of many forms, and for gas how they become kWh. */
export function pickReadings(voice: Voice): (bill: Bill, fuel: Fuel) => string {
  const form = FORMS[voice.random.pick(Object.keys(FORMS))] as ReadingForm
  const pairs = voice.random.pick(Object.values(PAIR_FORMS))
  const conversion = voice.random.pick([conversionLine, conversionTable, conversionPairs])
  return (bill, fuel) => `${form(bill, fuel, voice, pairs)}${fuel.name === 'gas' ? conversion(fuel, voice) : ''}`
}

const volumeOf = (fuel: Fuel) => (fuel.units === 'imperial' ? 'hundreds of cubic feet' : 'cubic metres')

function conversionLine(fuel: Fuel, { hand }: Voice): string {
  const [reading] = fuel.readings
  const units = reading ? countOf(reading) : 0
  const factor = fuel.units === 'imperial' ? ' x 2.83 (imperial to metric)' : ''
  return `<p>${units} units (${volumeOf(fuel)})${factor} x 1.02264 (volume correction) x ${fuel.calorificValue.toFixed(1)} (calorific value) ÷ 3.6 = ${hand.kwh(fuel.kwh)} kWh</p>`
}

function conversionTable(fuel: Fuel, { hand }: Voice): string {
  const [reading] = fuel.readings
  return `<table class="ruled"><tr><th>${fuel.units === 'imperial' ? 'Units used (100s ft³)' : 'Units used (m³)'}</th><th>Volume correction</th><th>Calorific value</th><th>kWh used</th></tr><tr><td>${reading ? countOf(reading) : 0}</td><td>1.02264</td><td>${fuel.calorificValue.toFixed(1)}</td><td>${hand.kwh(fuel.kwh)}</td></tr></table>`
}

function conversionPairs(fuel: Fuel): string {
  return `<p>Your gas meter is ${fuel.units === 'imperial' ? 'imperial (measures in hundreds of cubic feet)' : 'metric (measures in m³)'}. Calorific value ${fuel.calorificValue.toFixed(1)} MJ/m³, correction factor 1.02264.</p>`
}
