import { MoHead } from '@mowatt/ui'
import { prizeShaftTexts } from './overview-texts.ts'
import { type Prize, shaftRows } from './shaft-rows.ts'

type PrizeShaftProps = { prizes: readonly Prize[]; place: number | undefined; isOpen: boolean }

/** The prizes down a shaft from the grass, with Mo at your place. */
export function PrizeShaft({ prizes, place, isOpen }: PrizeShaftProps) {
  return (
    <div className="wl-shaft" id="prizes">
      <ol aria-label={isOpen ? prizeShaftTexts.prizes : prizeShaftTexts.pastPrizes} className="wl-shaft-rows">
        {shaftRows(prizes, place, isOpen).map(({ places, prize, isYou }) => (
          <li key={places} className={isYou ? 'wl-shaft-you' : undefined}>
            {isYou ? <MoHead className="wl-shaft-mo" /> : <b>{places}</b>}
            <span>{prize}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
