import { type CompetitionRules, sayDrawPrizes } from '@mowatt/contract'
import { Card } from '@mowatt/ui'
import { prizesPanelTexts } from './competition-texts.ts'

/** The prizes, and how to win them. */
export function PrizesPanel({ rules }: { rules: CompetitionRules }) {
  const { prizes, draw, conditions } = rules
  return (
    <Card tone="soil" className="grid gap-5">
      <h2 className="text-h3">{prizesPanelTexts.title}</h2>
      <ul className="prize-rows">
        {prizes.map(({ first, last, prize }) => (
          <li key={first}>
            <b>{first === last ? first : `${first}-${last}`}</b>
            <span>{prize}</span>
          </li>
        ))}
        <li>
          <b>
            {draw.first}-{draw.last}
          </b>
          <span>{prizesPanelTexts.draw(sayDrawPrizes(draw))}</span>
        </li>
      </ul>
      <details className="prize-rules">
        <summary>{prizesPanelTexts.conditions}</summary>
        <ul className="grid gap-2 pt-3 pl-5">
          {conditions.map((each) => (
            <li key={each} className="list-disc">
              {each}
            </li>
          ))}
        </ul>
        <p className="pt-3">{rules.ranking}</p>
      </details>
    </Card>
  )
}
