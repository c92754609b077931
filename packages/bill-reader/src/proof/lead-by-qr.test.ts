import { describe, expect, it } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../../test/lay-out-words.ts'
import { readBill } from '../read-bill.ts'
import { fieldsOfPayload } from './read-qr-payload.ts'

const BOX = { left: 0.7, top: 0.8, right: 0.9, bottom: 0.95 }

function readWith(text: string, placed: readonly Placed[] = SMALL_BILL) {
  return readBill({ ...layOutDocument(placed), qrPayloads: [{ page: 1, text, box: BOX }] })
}

describe('a QR code that names its values', () => {
  it('fills what the bill does not print, from where the code stands', () => {
    const { facts, evidence } = readWith(
      'MPAN: 2301234567894\nAnnual consumption: 2,940 kWh\nTariff end date: 31/03/2027\nExit fee: £50.00',
    )
    expect(facts.electricity).toMatchObject({
      estimatedAnnualUsageKwh: 2940,
      tariffEndDate: '2027-03-31',
      exitFeeGbp: 50,
    })
    expect(evidence['electricity.exitFeeGbp']).toMatchObject({ page: 1, printed: '£50.00' })
    expect(evidence['electricity.exitFeeGbp']?.box.left).toBeCloseTo(BOX.left)
  })

  it('leads where the page says another thing without proof', () => {
    const { facts } = readWith('{"mpan":"2301234567894","tariff name":"Flexi Green v2","payment method":"Prepayment"}')
    expect(facts.electricity?.tariffName).toBe('Flexi Green v2')
    expect(facts.paymentMethod).toBe('prepayment')
  })

  it('does not overrule what a sum on the page proves', () => {
    const { facts } = readWith('https://example.com/q?mpan=2301234567894&unit+rate=19.99p&standing+charge=0.6000')
    expect(facts.electricity?.unitRates?.[0]?.pencePerKwh).toBe(26.35)
    expect(facts.electricity?.standingChargePencePerDay).toBe(53.68)
  })

  it('says nothing when it is about another supply', () => {
    const { facts } = readWith('MPAN: 1312345678907\nExit fee: £150.00\nTariff end date: 31/03/2027')
    expect(facts).toEqual(readBill(layOutDocument(SMALL_BILL)).facts)
  })
})

describe('what is taken from a payload', () => {
  it.each([
    '',
    'Flexi Green|26.35|2940',
    'unit rate=1p',
    '{"mpan": "2301234567890", "unit rate": 1}',
    '{broken',
    'WIFI:S:x;',
  ])('is nothing from %j', (text) => {
    expect(fieldsOfPayload(text)).toEqual([])
  })

  it('keeps the prices of two fuels apart, and takes none that belongs to neither', () => {
    const fields = fieldsOfPayload(
      '{"electricity":{"mpan":"2301234567894","unitRate":"26.35p"},"gas":{"mprn":"3174025508","unitRate":"0.0629"},"standingCharge":"53p"}',
    )
    expect(fields.map(({ path, value }) => [path, value])).toEqual([
      ['electricity.mpan', '2301234567894'],
      ['gas.mprn', '3174025508'],
      ['electricity.unitRates.0.pencePerKwh', 26.35],
      ['gas.unitRates.0.pencePerKwh', 6.29],
    ])
  })
})
