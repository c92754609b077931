import { analyticsEvents, analyticsProperties, type EventName, type PropertyKind } from './analytics.ts'
import { cleanAddress, cleanScriptAddress } from './clean-address.ts'
import { cleanErrorName, cleanFault } from './clean-fault.ts'
import { cleanText, cleanWords } from './clean-text.ts'

export { cleanAddress } from './clean-address.ts'

type Properties = Record<string, string | number>

export function isKnownEvent(name: unknown): name is EventName {
  return typeof name === 'string' && Object.hasOwn(analyticsEvents, name)
}

/** The properties of an event that the catalogue allows, with secrets and personal data removed. */
export function cleanProperties(event: EventName, given: Record<string, unknown>): Properties {
  const clean: Properties = {}
  for (const each of analyticsEvents[event]) {
    const name = each.replace('?', '') as keyof typeof analyticsProperties
    const value = cleanValue(name, Object.hasOwn(given, name) ? given[name] : undefined)
    if (value !== undefined) clean[name] = value
  }
  return clean
}

/** False for an event that lacks a required property. */
export function isWhole(event: EventName, given: Record<string, unknown>): boolean {
  const required = analyticsEvents[event].filter((name) => !name.endsWith('?')) as (keyof typeof analyticsProperties)[]
  return required.every((name) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    const { kind } = analyticsProperties[name]
    // An empty text is not stored, but it counts as present.
    return kind === 'number' || kind === 'one' ? cleanValue(name, value) !== undefined : typeof value === 'string'
  })
}

/** Far longer than what is stored of any property: untrusted input may be a thousand times as long. */
const MOST_LOOKED_AT = 4000

function cleanValue(name: keyof typeof analyticsProperties, given: unknown): string | number | undefined {
  const property: PropertyKind = analyticsProperties[name]
  if (property.kind === 'number') return isSensible(given) ? Math.round(given * 10_000) / 10_000 : undefined
  if (typeof given !== 'string' || given === '') return undefined
  const value = beginningOf(given)
  switch (property.kind) {
    case 'one':
      return property.of.includes(value) ? value : undefined
    case 'address':
      return cleanAddress(value)
    case 'script':
      return cleanScriptAddress(value)
    case 'words':
      return cleanWords(value, property.most)
    case 'fault':
      return cleanFault(value, property.most)
    case 'error':
      return cleanErrorName(value, property.most)
    case 'text':
      return cleanText(value, property.most)
  }
}

/** Cuts before the last incomplete word: half an email address would not be recognised as one. */
function beginningOf(text: string): string {
  if (text.length <= MOST_LOOKED_AT) return text
  return text.slice(0, text.slice(0, MOST_LOOKED_AT).search(/\s\S*$/) + 1) || '*'
}

/** No page count, measurement or answer is in the billions, or negative. */
function isSensible(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < 1e9
}
