import { adConversion } from '@mowatt/contract/ad-conversion'
import type { AnalyticsSettings } from './run-analytics.ts'

type Conversion = { id: string; formType: string; value: number; currency: string }

/** Where an ad conversion is reported: what, its value and its own number, and nothing about the person. */
export type AdNetwork = (conversion: Conversion) => void

/** Always our own count, and an advertising network if the settings name one. */
export function adNetworks({ conversionsUrl, adsUrl }: AnalyticsSettings): AdNetwork[] {
  return adsUrl === undefined ? [ownLedger(conversionsUrl)] : [ownLedger(conversionsUrl), pixel(adsUrl)]
}

/** For visitors who agreed to marketing, and only for events that count as a conversion. */
export function reportConversion(networks: readonly AdNetwork[], formType: string): void {
  const { value, currency } = adConversion
  const conversion = { id: crypto.randomUUID(), formType, value, currency }
  for (const tell of networks) tell(conversion)
}

/**
 * Our own count, without a third party. It is sent even when the page unloads: a conversion often leads to another
 * page.
 */
function ownLedger(url: string): AdNetwork {
  return ({ id, formType }) => {
    // Value and currency are the same for all, so the server knows them; the time is that of its arrival.
    const body = JSON.stringify({ id, form_type: formType })
    const headers = { 'content-type': 'application/json' }
    fetch(url, { method: 'POST', body, headers, keepalive: true, credentials: 'omit' }).catch(() => {})
  }
}

/**
 * The tracking pixel of a network, without showing it: requested by its address, with the network's own cookies for its
 * click. It runs no script here and never learns which page this is.
 */
function pixel(template: string): AdNetwork {
  return (conversion) => {
    const address = pixelAddress(template, conversion)
    const how = { mode: 'no-cors', credentials: 'include', referrerPolicy: 'no-referrer', keepalive: true } as const
    fetch(address, how).catch(() => {})
  }
}

export function pixelAddress(template: string, { id, formType, value, currency }: Conversion): string {
  const values: Record<string, string> = { id, value: String(value), currency, form_type: formType }
  return template.replaceAll(/\{(\w+)\}|%7B(\w+)%7D/gi, (written, plain: string, escaped: string) =>
    encodeURIComponent(values[plain ?? escaped] ?? written),
  )
}
