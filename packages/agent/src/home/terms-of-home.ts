import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import type { IsoDay } from '@mowatt/tariffs'
import type { Household } from '@mowatt/text/household'
import type { KnownHome } from './known-home.ts'

export type Terms = {
  endsOn: IsoDay | undefined
  exitFeePence: number | undefined
  deal: Household['deal']
}

/** The end of the current deal and its exit fee, as far as known. */
export function termsOfHome(
  said: Household,
  printed: BillFacts | undefined,
  { electricity, gas }: KnownHome['agreed'] = {},
): Terms {
  const agreed = electricity ?? gas
  const bill = agreed?.use === 'instead' ? undefined : printed
  const fuel = bill?.electricity?.tariffEndDate !== undefined ? bill.electricity : (bill?.gas ?? bill?.electricity)
  const billFee = fuel?.exitFeeGbp ?? bill?.electricity?.exitFeeGbp ?? bill?.gas?.exitFeeGbp
  const isFixedByName = /fix/i.test(bill?.electricity?.tariffName ?? bill?.gas?.tariffName ?? '')
  return {
    endsOn: said.endsOn ?? fuel?.tariffEndDate ?? agreed?.contract.endsOn,
    exitFeePence:
      said.exitFeePence ?? (billFee === undefined ? agreed?.contract.exitFeePence : Math.round(billFee * 100)),
    deal:
      said.deal ??
      (fuel?.tariffEndDate !== undefined || isFixedByName
        ? 'fixed'
        : agreed && (agreed.kind === 'fixed' ? 'fixed' : 'variable')),
  }
}
