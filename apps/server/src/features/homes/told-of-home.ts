import { Failure, type ToldChange, type ToldOfHome } from '@mowatt/contract'
import { addMonths, type IsoDay, parseOutcode, parsePostcode } from '@mowatt/tariffs'
import type { Household, StatedRates } from '@mowatt/agent/advise-home'

type WireRates = NonNullable<ToldOfHome['gas_rates']>

/** What the user said, in the format of the API. */
export function wireTold(told: Household): ToldOfHome {
  return dropAbsent({
    postcode: told.postcode,
    region: told.region,
    payment_method: told.paymentMethod,
    supplier: told.supplier,
    tariff_name: told.tariffName,
    fuels: told.fuels,
    electricity_kwh: told.kwh?.electricity,
    gas_kwh: told.kwh?.gas,
    night_percent: told.nightPercent,
    electricity_rates: told.rates?.electricity && wireRates(told.rates.electricity),
    gas_rates: told.rates?.gas && wireRates(told.rates.gas),
    deal: told.deal,
    ends_on: told.endsOn,
    exit_fee_pence: told.exitFeePence,
    has_ev: told.hasEv,
    has_smart_meter: told.hasSmartMeter,
    meter: told.meter,
    people: told.people,
    bedrooms: told.bedrooms,
    heating: told.heating,
    spend: told.spend,
    is_typical: told.isTypical,
    is_end_unknown: told.isEndUnknown,
    is_fee_unknown: told.isFeeUnknown,
  })
}

const MOST_MONTHS_AHEAD = 120

/**
 * What is left out stays, null is deleted. Giving an end date means a fix; no fix means no end date and no exit fee.
 */
export function changeTold(told: Household, change: ToldChange, today: IsoDay): Household {
  checkChange(change, today)
  const given = { ...wireTold(told), ...change }
  const isFixed = change.ends_on != null && change.deal === undefined && told.deal === 'variable'
  const isVariable = change.deal === 'variable'
  const deal = isFixed ? 'fixed' : given.deal
  return dropAbsent({
    ...kept(told, change),
    postcode:
      given.postcode == null ? undefined : (parsePostcode(given.postcode)?.postcode ?? given.postcode.toUpperCase()),
    region: change.postcode !== undefined && change.region === undefined ? undefined : (given.region ?? undefined),
    paymentMethod: given.payment_method ?? undefined,
    supplier: given.supplier ?? undefined,
    tariffName: given.tariff_name ?? undefined,
    fuels: given.fuels ?? undefined,
    kwh: either({ electricity: given.electricity_kwh ?? undefined, gas: given.gas_kwh ?? undefined }),
    nightPercent: given.night_percent ?? undefined,
    rates: either({ electricity: statedRates(given.electricity_rates), gas: statedRates(given.gas_rates) }),
    deal: deal ?? undefined,
    endsOn: isVariable ? undefined : (given.ends_on ?? undefined),
    exitFeePence: isVariable ? undefined : (given.exit_fee_pence ?? undefined),
    hasEv: given.has_ev ?? undefined,
    hasSmartMeter: given.has_smart_meter ?? undefined,
    meter: given.meter ?? undefined,
    people: given.people ?? undefined,
    bedrooms: given.bedrooms ?? undefined,
    heating: given.heating ?? undefined,
    spend: given.spend ?? undefined,
    isTypical: given.is_typical ?? undefined,
    isEndUnknown: given.ends_on == null ? (given.is_end_unknown ?? undefined) : undefined,
    isFeeUnknown: given.exit_fee_pence == null ? (given.is_fee_unknown ?? undefined) : undefined,
  })
}

/** Details from a conversation that are in no form; a new place or end date makes those of the old one void. */
function kept({ mpan, near, isEndMonth, exitFeeOn }: Household, change: ToldChange): Household {
  return dropAbsent({
    mpan: change.postcode === undefined ? mpan : undefined,
    near: change.postcode === undefined ? near : undefined,
    isEndMonth: change.ends_on === undefined ? isEndMonth : undefined,
    exitFeeOn: change.exit_fee_pence === undefined ? exitFeeOn : undefined,
  })
}

function checkChange({ postcode, ends_on: endsOn }: ToldChange, today: IsoDay): void {
  const fields: Record<string, string> = {}
  if (postcode != null && !parsePostcode(postcode) && !parseOutcode(postcode))
    fields['told.postcode'] = 'That doesn’t look like a postcode. A postcode looks like SW1A 1AA.'
  if (endsOn != null && (endsOn < addMonths(today, -MOST_MONTHS_AHEAD) || endsOn > addMonths(today, MOST_MONTHS_AHEAD)))
    fields['told.ends_on'] = 'Please check the year.'
  if (Object.keys(fields).length > 0) throw new Failure('invalid_request', { fields })
}

function wireRates({ unitPence, nightPence, standingPence }: StatedRates): WireRates {
  return dropAbsent({ unit_pence: unitPence, night_pence: nightPence, standing_pence: standingPence })
}

function statedRates(given: WireRates | null | undefined): StatedRates | undefined {
  return either({
    unitPence: given?.unit_pence,
    nightPence: given?.night_pence,
    standingPence: given?.standing_pence,
  })
}

function either<Value extends object>(value: Value): DropAbsent<Value> | undefined {
  const some = dropAbsent(value)
  return Object.keys(some).length > 0 ? some : undefined
}

type DropAbsent<Value> = { [Name in keyof Value]?: Exclude<Value[Name], undefined> }

function dropAbsent<Value extends object>(value: Value): DropAbsent<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as DropAbsent<Value>
}
