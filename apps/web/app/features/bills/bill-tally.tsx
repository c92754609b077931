import type { BillSum, CardOf } from '@mowatt/contract'
import { Badge } from '@mowatt/ui'
import { pounds } from '../../shell/app/money-words.ts'
import { billTallyTexts } from './bill-texts.ts'
import { SUM_OUTCOMES } from './proof-sums.tsx'

/** The total of the values. It stays visible and is announced, so the effect of a correction shows immediately. */
export function BillTally({ sum, cost }: { sum: BillSum | undefined; cost: CardOf<'cost'> | undefined }) {
  if (!sum && !cost) return null
  const year = cost && pounds(cost.pence)
  return (
    <output className="bill-tally">
      {sum && (
        <span className="bill-tally-sum" key={`${sum.outcome} ${sum.says}`}>
          <Badge tone={SUM_OUTCOMES[sum.outcome].tone}>{SUM_OUTCOMES[sum.outcome].label}</Badge>
          {sum.outcome === 'agrees' ? sum.total?.text : sum.says}
        </span>
      )}
      {year && (
        <span className="bill-tally-year" key={year}>
          {billTallyTexts.yearlyCost} <b>{year}</b>
        </span>
      )}
    </output>
  )
}
