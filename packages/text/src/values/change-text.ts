import { FUELS, type Fuel, PAYMENT_METHODS, WHAT_IFS } from '@mowatt/tariffs'
import type { Change } from './change.ts'

const SIZED = /^(?:(electricity|gas)\.)?(use|unit_rate|standing_charge)([-+=])(\d{1,7}(?:\.\d{1,4})?)(%|kwh|p)$/
const NAMED = /^(pay|leave|place|without|miles|people|cop|mpk|clear|night|export)=(.{1,60})$/
const FEE = /^(?:(electricity|gas)\.)?exit_fee=(\d{1,4}(?:\.\d{1,2})?)$/
const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z]{2})?$/
const WHAT_IF = /^([a-zA-Z]{3,10})(?:=(\d{1,6}(?:\.\d)?))?$/
/** The first day on which leaving is free. */
const FREE = 'free_from'
const PERIODS = ['day', 'week', 'month', 'quarter', 'year'] as const

/** `use-10%`, `gas.unit_rate=7p`, `pay=prepayment`, `miles=8000/year`: see command-text.ts. */
export function printChange(change: Change): string {
  switch (change.change) {
    case 'use': {
      const sized = change.percent === undefined ? `=${change.kwh ?? 0}kwh` : percentText(change.percent)
      return `${fuelText(change.fuel)}use${sized}`
    }
    case 'unit_rate':
    case 'standing_charge': {
      const sized = change.percent === undefined ? `=${change.pence ?? 0}p` : percentText(change.percent)
      return `${fuelText(change.fuel)}${change.change}${sized}`
    }
    case 'exit_fee':
      return `${fuelText(change.fuel)}exit_fee=${change.pounds}`
    case 'payment_method':
      return `pay=${change.to}`
    case 'leave_on':
      return `leave=${change.on ?? FREE}`
    case 'place':
      return `place=${change.postcode ?? change.name ?? ''}`
    case 'without_fuel':
      return `without=${change.fuel}`
    case 'miles':
      return `miles=${change.miles}/${change.per}`
    case 'miles_per_kwh':
      return `mpk=${change.miles}`
    case 'heat_pump':
      return change.cop === undefined ? 'heat_pump' : `cop=${change.cop}`
    case 'clear':
      return `clear=${change.months}months`
    case 'night':
      return `night=${change.percent}%`
    case 'export':
      return `export=${change.pence}p`
    case 'people':
      return `people=${change.people}`
    case 'what_if':
      return change.amount === undefined ? change.what : `${change.what}=${change.amount}`
  }
}

export function parseChange(text: string): Change | undefined {
  if (text === 'heat_pump') return { change: 'heat_pump' }
  const [, thing, amount] = WHAT_IF.exec(text) ?? []
  const found = WHAT_IFS.find((each) => each === thing)
  if (found) return { change: 'what_if', what: found, ...(amount !== undefined && { amount: Number(amount) }) }
  const [, ofFuel, what, sign, figure, unit] = SIZED.exec(text) ?? []
  if (figure !== undefined) return sized({ what, fuel: FUELS.find((each) => each === ofFuel), sign, figure, unit })
  const [, feeOf, pounds] = FEE.exec(text) ?? []
  const fuel = FUELS.find((each) => each === feeOf)
  if (pounds !== undefined) return { change: 'exit_fee', ...(fuel && { fuel }), pounds: Number(pounds) }
  const [, name = '', value] = NAMED.exec(text) ?? []
  return value === undefined ? undefined : named(name, value)
}

type Sized = {
  what: string | undefined
  fuel: Fuel | undefined
  sign: string | undefined
  figure: string
  unit: string | undefined
}

function sized({ what, fuel, sign, figure, unit }: Sized): Change | undefined {
  const ofFuel = fuel && { fuel }
  const amount = unit === '%' ? { percent: Number(`${sign}${figure}`) } : undefined
  if ((unit === '%') !== (sign !== '=')) return undefined
  if (what === 'use') {
    if (unit === 'p') return undefined
    return { change: 'use', ...ofFuel, ...(amount ?? { kwh: Number(figure) }) }
  }
  if (unit === 'kwh') return undefined
  const change = what === 'unit_rate' ? 'unit_rate' : 'standing_charge'
  return { change, ...ofFuel, ...(amount ?? { pence: Number(figure) }) }
}

function named(name: string, value: string): Change | undefined {
  switch (name) {
    case 'pay': {
      const to = PAYMENT_METHODS.find((each) => each === value)
      return to && { change: 'payment_method', to }
    }
    case 'leave':
      return { change: 'leave_on', ...(value !== FREE && { on: value }) }
    case 'place':
      return POSTCODE.test(value) ? { change: 'place', postcode: value } : { change: 'place', name: value }
    case 'without': {
      const fuel = FUELS.find((each) => each === value)
      return fuel && { change: 'without_fuel', fuel }
    }
    case 'miles': {
      const [miles, per] = value.split('/')
      const period = PERIODS.find((each) => each === per)
      return period && { change: 'miles', miles: Number(miles), per: period }
    }
    case 'mpk':
      return { change: 'miles_per_kwh', miles: Number(value) }
    case 'cop':
      return { change: 'heat_pump', cop: Number(value) }
    case 'clear':
      return { change: 'clear', months: Number.parseInt(value, 10) }
    case 'night':
      return { change: 'night', percent: Number.parseFloat(value) }
    case 'export':
      return { change: 'export', pence: Number.parseFloat(value) }
    default:
      return { change: 'people', people: Number(value) }
  }
}

function fuelText(fuel: Fuel | undefined): string {
  return fuel === undefined ? '' : `${fuel}.`
}

function percentText(percent: number): string {
  return `${percent < 0 ? '-' : '+'}${Math.abs(percent)}%`
}
