import { mpanCheckDigit, mprnCheckDigits } from '@mowatt/tariffs'

/** Supply numbers of a home in London that no other test uses: a meter can have one switch at a time. */
export function londonSupply(number: number): { mpan: string; mprn: string } {
  const tail = String(number % 100_000_000).padStart(8, '0')
  const core = `1200${tail}`
  const gas = `12${tail.slice(-6)}`
  return { mpan: `${core}${mpanCheckDigit(core)}`, mprn: `${gas}${mprnCheckDigits(`${gas}00`)}` }
}
