import type { Home, HomeCheck } from '@mowatt/contract'
import { Badge, Button, Note } from '@mowatt/ui'
import { useState } from 'react'
import { longDate } from '../../browser/long-date.ts'
import { useAct } from '../../browser/use-act.ts'
import type { Checks } from './create-home-client.ts'
import { watchTexts } from './home-texts.ts'

/** As many as the response about a home contains; if there are fewer, there are no more. */
const SHOWN = 10

/** A day may have a check and several emails. */
const keyOf = ({ on, says }: HomeCheck) => `${on} ${says}`

type HomeChecksProps = { home: Home; onMore: (before: string) => Promise<Checks> }

/** When this home was checked and the result, even if nothing was sent. */
export function HomeChecks({ home: { checks, watch }, onMore }: HomeChecksProps) {
  const [earlier, setEarlier] = useState<readonly HomeCheck[]>([])
  const [isAll, setIsAll] = useState(checks.length < SHOWN)
  const act = useAct(() => watchTexts.moreTrouble)
  const all = [...new Map([...checks, ...earlier].map((check) => [keyOf(check), check])).values()]
  const last = all.at(-1)
  if (watch?.state !== 'on' && all.length === 0) return null

  async function more(before: string) {
    await act.run(async () => {
      const found = await onMore(before)
      setEarlier([...earlier, ...found.checks])
      setIsAll(found.next_before === null)
    })
  }
  return (
    <div className="grid gap-2">
      <h3 className="text-h4">{watchTexts.checks}</h3>
      {all.length === 0 && <p className="text-small text-text-2">{watchTexts.noChecks}</p>}
      <ol className="home-checks">
        {all.map((check) => (
          <li key={keyOf(check)}>
            <time dateTime={check.on}>{longDate(check.on)}</time>
            <span>{check.says}</span>
            {check.is_mailed && <Badge tone="info">{watchTexts.emailed}</Badge>}
          </li>
        ))}
      </ol>
      {act.error && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
      {!isAll && last && (
        <div>
          <Button
            variant="quiet"
            size="small"
            isLoading={act.isBusy}
            loadingLabel={watchTexts.loadingMore}
            onClick={() => void more(last.on)}
          >
            {watchTexts.more}
          </Button>
        </div>
      )}
    </div>
  )
}
