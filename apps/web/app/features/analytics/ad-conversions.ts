import { adConversion } from '@mowatt/contract/ad-conversion'
import type { AnalyticsSettings } from './run-analytics.ts'

type Conversion = { formType: string; at: string }

/** Where an ad conversion is told. A network of adverts joins by another one of these. */
type AdNetwork = (conversion: Conversion & { value: number; currency: string }) => void

/** Tells the advertiser's side that an advert led to something: what, when and its value, and nothing about whom. */
export function reportConversion({ conversionsUrl }: AnalyticsSettings, conversion: Conversion): void {
  const { value, currency } = adConversion
  ownLedger(conversionsUrl)({ ...conversion, value, currency })
}

/** Our own count, with no third party in it. It leaves even when the page does: a lead often ends in another page. */
function ownLedger(url: string): AdNetwork {
  return ({ formType }) => {
    // Value and currency are the same for all, so the server knows them; the time is that of its arrival.
    const body = JSON.stringify({ id: crypto.randomUUID(), form_type: formType })
    const headers = { 'content-type': 'application/json' }
    fetch(url, { method: 'POST', body, headers, keepalive: true, credentials: 'omit' }).catch(() => {})
  }
}
