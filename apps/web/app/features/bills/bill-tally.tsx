import type { BillSum, CardOf } from '@mowatt/contract'
import { Badge } from '@mowatt/ui'
import { pounds } from '../../shell/app/money-words.ts'
import { billTallyTexts } from './bill-texts.ts'
import { SUM_OUTCOMES } from './proof-sums.tsx'

/** What the values come to. It stays in sight and is read out, so a value that is put right shows at once what it does. */
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
