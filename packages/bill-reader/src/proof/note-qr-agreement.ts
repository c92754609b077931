import type { DocumentWords } from '../document-words.ts'
import type { Ledger } from './ledger.ts'

const COMPARED = /mpan|mprn|tariffName|pencePerKwh|standingCharge|AnnualUsage|usageKwh|periodFrom|periodTo|EndDate/
/** Shorter values are found in any long text by coincidence. */
const LEAST_LENGTH = 4

/**
 * A QR code in any format, even without keys for its values, still proves values that the bill has too; it adds no
 * field.
 */
export function noteQrAgreement(ledger: Ledger, payloads: DocumentWords['qrPayloads']): void {
  const said = payloads.map(({ text }) => plain(text)).join(' ')
  if (said === '') return
  for (const path of ledger.paths().filter((one) => COMPARED.test(one))) {
    const value = plain(String(ledger.get(path)?.value ?? ''))
    if (value.length < LEAST_LENGTH || !said.includes(value) || ledger.isBackedBy(path, 'QR code')) continue
    const detail = 'The QR code on the bill says the same.'
    ledger.note({ name: 'QR code', outcome: 'supports', fields: [path], detail })
  }
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9.]/g, '')
}
