import type { BillFacts, BillReading, ElectricityFacts } from '@mowatt/bill-reader/bill-facts'
import { shippedFigures } from '@mowatt/tariffs'
import { sampleCatalogue } from '@mowatt/tariffs/sample-catalogue'
import type { KeptComparison, World } from '../src/state/world.ts'
import type { Guide } from '../src/topics/topic.ts'

const TODAY = '2026-11-15'

/** A whole bill on a fix with an exit fee. */
const BILL: BillFacts = {
  isEnergyBill: true,
  documentType: 'energy_bill',
  supplier: 'Northern Spark Energy',
  customerPostcode: 'RG1 1AA',
  billDate: '2026-11-04',
  periodFrom: '2026-10-01',
  periodTo: '2026-10-31',
  paymentMethod: 'direct_debit',
  totalChargesGbp: 154.1,
  balanceGbp: 212.5,
  electricity: {
    mpan: '2000001234560',
    tariffName: 'Spark Fixed March 2027',
    unitRates: [{ register: 'single', pencePerKwh: 27.5, vat: 'included' }],
    standingChargePencePerDay: 58.1,
    estimatedAnnualUsageKwh: 2900,
    usageKwhInPeriod: 245,
    tariffEndDate: '2027-03-31',
    exitFeeGbp: 75,
    readings: [{ register: 'single', previous: 10_000, latest: 10_245, latestKind: 'estimated' }],
  },
  gas: {
    unitRates: [{ register: 'single', pencePerKwh: 8.2, vat: 'included' }],
    standingChargePencePerDay: 31.2,
    estimatedAnnualUsageKwh: 10_400,
    usageKwhInPeriod: 720,
    tariffEndDate: '2027-03-31',
    exitFeeGbp: 75,
  },
}

/** The same home on electricity alone and without a fix, with whatever a test wants otherwise. */
export function electricBill(more: Partial<BillFacts> = {}, ofFuel: Partial<ElectricityFacts> = {}): BillFacts {
  const { gas: _gas, totalChargesGbp: _total, balanceGbp: _balance, ...rest } = BILL
  const electricity: ElectricityFacts = {
    mpan: '2000001234560',
    unitRates: [{ register: 'single', pencePerKwh: 18.5, vat: 'included' }],
    standingChargePencePerDay: 40,
    estimatedAnnualUsageKwh: 2700,
    ...ofFuel,
  }
  return { ...rest, electricity, ...more }
}

const GUIDES: readonly Guide[] = [
  guide(
    'rent',
    'Can I switch if I rent my home?',
    'If you pay the energy supplier yourself, you can ask Mo to look at your bill, just as an owner can. Check your tenancy agreement first.',
  ),
  guide(
    'bill-safe',
    'Is my bill safe, and can I have it deleted?',
    'We use your bill to check it and to compare deals for you. You can ask us to delete your bill at any time.',
  ),
  guide(
    'insulation',
    'Ten ways to use less energy this winter',
    'Draught proofing doors and windows costs little. Turn the thermostat down by one degree. Loft insulation keeps the heat in.',
  ),
  guide(
    'ev',
    'Charging an electric car at home',
    'A home charger and a tariff with cheap hours at night make charging cheaper. You need a smart meter for most of them.',
  ),
]

const catalogue = sampleCatalogue()

/** A world for the evaluation: it performs and records every action. */
export function testWorld(
  given: {
    bill?: boolean
    home?: NonNullable<World['home']>
    switches?: World['switches']
    waitlist?: World['waitlist']
  } = {},
): World & { kept: KeptComparison[]; did: string[] } {
  let facts = BILL
  const reading = (): BillReading => ({ facts, evidence: {}, checks: [] })
  const kept: KeptComparison[] = []
  const did: string[] = []
  let waiting: string | null = null
  const begun: World['switches'][number][] = []
  return {
    kept,
    did,
    today: TODAY,
    catalogue,
    figures: shippedFigures,
    get bills() {
      return given.bill ? [{ billId: 'bill-1', reading: reading() }] : []
    },
    guides: GUIDES,
    ...(given.home && { home: given.home }),
    get switches() {
      return [...begun, ...(given.switches ?? [])]
    },
    waitlist: given.waitlist,
    async keepComparison(comparison) {
      kept.push(comparison)
      return `comparison-${kept.length}`
    },
    async correctFact(_billId, path, text) {
      did.push(`correct ${path} ${text}`)
      const number = Number(/[\d.]+/.exec(text.replaceAll(',', ''))?.[0])
      const [fuel, name] = path.split('.')
      if (Number.isNaN(number) || (fuel !== 'electricity' && fuel !== 'gas') || name === undefined) return reading()
      if (path.endsWith('pencePerKwh')) {
        const unitRates = [{ register: 'single' as const, pencePerKwh: number, vat: 'included' as const }]
        facts = { ...facts, [fuel]: { ...facts[fuel], unitRates } }
      }
      if (['exitFeeGbp', 'estimatedAnnualUsageKwh', 'standingChargePencePerDay'].includes(name))
        facts = { ...facts, [fuel]: { ...facts[fuel], [name]: number } }
      return reading()
    },
    async startSwitch(comparisonId, tariffId) {
      did.push(`start ${comparisonId} ${tariffId}`)
      const card: World['switches'][number] = {
        kind: 'switch',
        switch_id: 'switch-1',
        title: 'Your switch',
        state: 'draft',
        says: 'Fill in your details.',
        is_simulated: true,
      }
      begun.unshift(card)
      return card
    },
    async setReminder(comparisonId, on, email) {
      did.push(`remind ${comparisonId} ${on}${email === undefined ? '' : ` ${email}`}`)
      const before = waiting
      waiting = on
      return { to: 'a•••@mowatt.example', before }
    },
    async stopReminders() {
      did.push('unremind')
      const stopped = waiting === null ? [] : [{ on: waiting, to: 'a•••@mowatt.example' }]
      waiting = null
      return stopped
    },
  }
}

function guide(id: string, title: string, text: string): Guide {
  return { id, kind: 'faq', title, url: `/learn-more#${id}`, text }
}
