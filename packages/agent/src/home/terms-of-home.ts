import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import type { IsoDay } from '@mowatt/tariffs'
import type { Household } from '@mowatt/text/household'

export type Terms = {
  endsOn: IsoDay | undefined
  exitFeePence: number | undefined
  deal: Household['deal']
}

/** When the present deal ends and what leaving it costs, as far as anybody knows. */
export function termsOfHome(said: Household, bill: BillFacts | undefined): Terms {
  const fuel = bill?.electricity?.tariffEndDate !== undefined ? bill.electricity : (bill?.gas ?? bill?.electricity)
  const billFee = fuel?.exitFeeGbp ?? bill?.electricity?.exitFeeGbp ?? bill?.gas?.exitFeeGbp
  const isFixedByName = /fix/i.test(bill?.electricity?.tariffName ?? bill?.gas?.tariffName ?? '')
  return {
    endsOn: said.endsOn ?? fuel?.tariffEndDate,
    exitFeePence: said.exitFeePence ?? (billFee === undefined ? undefined : Math.round(billFee * 100)),
    deal: said.deal ?? (fuel?.tariffEndDate !== undefined || isFixedByName ? 'fixed' : undefined),
  }
}
