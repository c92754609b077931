import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { FUELS, sayPounds } from '@mowatt/tariffs'
import { titleOf } from './lines-of-bill.ts'

/** What the meter shows beside what the bill took it to show. */
export function sayReadingGap(facts: BillFacts, shown: number): string | undefined {
  for (const fuel of FUELS) {
    const reading = facts[fuel]?.readings?.find(({ latest }) => Math.abs(latest - shown) < Math.max(2000, latest / 4))
    if (!reading) continue
    const gap = reading.latest - shown
    const guess = reading.latestKind === 'estimated' ? ', which is estimated' : ''
    const base = `The bill has ${reading.latest.toLocaleString('en-GB')} for ${fuel}${guess}, and your meter shows ${shown.toLocaleString('en-GB')}.`
    if (gap <= 0)
      return `${base} A meter goes on counting after the bill, so that fits: ${Math.abs(gap).toLocaleString('en-GB')} units more since then.`
    const rate = facts[fuel]?.unitRates?.[0]?.pencePerKwh
    const cost =
      rate === undefined || fuel === 'gas'
        ? ''
        : ` At ${rate}p a kWh that is ${sayPounds(Math.round(gap * rate))}, before any VAT that is added.`
    return `${base} So you were charged for at least ${gap.toLocaleString('en-GB')} units that you have not used.${cost} Send the reading with a photo and its date, and ask for a new bill. I can draft the letter: say “write the letter”.`
  }
  return sayFarApart(facts, shown)
}

/** Two readings that no home can bring together: another meter, or other digits. */
function sayFarApart(facts: BillFacts, shown: number): string {
  const billed = FUELS.flatMap((fuel) => {
    const latest = facts[fuel]?.readings?.at(-1)
    const guess = latest?.latestKind === 'estimated' ? ', estimated' : ''
    return latest ? [`${latest.latest.toLocaleString('en-GB')} for ${fuel}${guess}`] : []
  })
  if (billed.length === 0)
    return `I noted ${shown.toLocaleString('en-GB')} from your meter, but I found no reading on the bill to set beside it. Send it to the supplier with a photo and the date.`
  return `The bill has ${billed.join(' and ')}, and your meter shows ${shown.toLocaleString('en-GB')}. They are too far apart for a few weeks of use. Check three things: that the serial number on the meter is the one on the bill, that you read the right meter, and that you left out the red digits or those after the point. If it stays so, send the supplier a photo of the meter and ask for a bill with the right reading: the use that you are charged for may be wrong.`
}

/** "We had the heating off": what else uses gas, and whether anybody read the meter. */
export function sayUseDoubt(facts: BillFacts): string {
  const said = FUELS.flatMap((fuel) => {
    const kwh = facts[fuel]?.usageKwhInPeriod
    if (kwh === undefined) return []
    const readings = facts[fuel]?.readings ?? []
    const known =
      readings.length === 0
        ? 'I found no meter reading for it on the bill'
        : readings.some(({ latestKind }) => latestKind === 'estimated')
          ? 'its reading is estimated'
          : 'its reading is not marked as estimated'
    return [`${titleOf(fuel)}: ${kwh.toLocaleString('en-GB')} kWh are charged, and ${known}.`]
  })
  return `Then the use is worth checking. ${said.join(' ')} An estimate goes by past use and does not know what was off. Hot water and cooking use gas too, also with the heating off. Read both meters today, send the readings with photos, and ask for a new bill. If the meter agrees with the bill, turn everything off and see whether it still counts.`
}
