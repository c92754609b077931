import type { Home } from '@mowatt/contract'
import { savingAmountWords, savingRangeWords, savingWords, shownSaving } from '@mowatt/contract/saving-of'
import { Badge, Button, ButtonLink, MoBill } from '@mowatt/ui'
import type { ReactNode } from 'react'
import { dayAndMonth, longDate } from '../../browser/long-date.ts'
import { pounds, wholePounds } from '../../shell/app/money-words.ts'
import { Sum } from '../../shell/app/sum.tsx'
import { AskMissing } from './ask-missing.tsx'
import { verdictTexts, yearTexts } from './home-texts.ts'
import { type NextAct, nextAct } from './next-act.ts'
import type { ChangeTold } from './told-form.tsx'

/** The page's additions to a verdict: buttons to start a switch, to set a reminder and to compare. */
export type VerdictActs = {
  start: (tariffId: string, name: string) => ReactNode
  remind: (on: string, label: string) => ReactNode
  addBill: (variant: 'primary' | 'quiet') => ReactNode
  compare: { run: () => void; isBusy: boolean; isShown: boolean }
}

type VerdictTodayProps = { home: Home; acts: VerdictActs; onChange: ChangeTold }

/** Today's answer in one sentence, with one figure and one button. */
export function VerdictToday({ home, acts, onChange }: VerdictTodayProps) {
  const act = nextAct(home)
  const { verdict } = home
  const kind = verdict?.verdict ?? 'unknown'
  const isYellow = kind === 'switch' && act.kind !== 'follow'
  return (
    <section
      className={`verdict home-verdict ${isYellow ? 'on-yellow' : ''}`}
      data-verdict={act.kind === 'follow' ? 'running' : kind}
      aria-labelledby="home-verdict"
    >
      <div className="verdict-words">
        {act.kind === 'follow' ? (
          <Running act={act} />
        ) : verdict ? (
          <Said verdict={verdict} best={home.best} />
        ) : (
          <Unknown act={act} />
        )}
        <Press home={home} act={act} acts={acts} onChange={onChange} />
        {verdict && act.kind !== 'follow' && <Basis verdict={verdict} />}
      </div>
      {isYellow && <MoBill className="verdict-mo" />}
    </section>
  )
}

type Verdict = NonNullable<Home['verdict']>

function Said({ verdict: card, best }: { verdict: Verdict; best: Home['best'] }) {
  const { verdict, headline, reason, is_rough } = card
  const rest = reason.startsWith(headline) ? reason.slice(headline.length).replace(/^\. /, '') : reason
  // The amount is the headline already.
  const isNamed = verdict === 'switch' && best !== null && best.tariff_id === card.tariff_id
  return (
    <>
      <div>
        <p className="verdict-kind">{verdictTexts.kinds[verdict]}</p>
        {verdict === 'switch' ? (
          <h2 id="home-verdict" className="verdict-amount">
            {savingAmountWords(card)} <small>{verdictTexts.less}</small>
          </h2>
        ) : (
          <h2 id="home-verdict" className="text-h3">
            {headline}
          </h2>
        )}
      </div>
      <p className={verdict === 'switch' ? undefined : 'verdict-reason'}>
        {isNamed ? verdictTexts.to(best.name, best.supplier, yearWords(best, is_rough)) : rest}
      </p>
    </>
  )
}

/** Rounded to the pound, if it is estimated. */
function yearWords({ pence, range }: NonNullable<Home['best']>, isRough = false): string {
  return range || isRough ? verdictTexts.about(wholePounds(pence)) : pounds(pence)
}

function Unknown({ act }: { act: NextAct }) {
  return (
    <>
      <div>
        <p className="verdict-kind">{verdictTexts.kinds.unknown}</p>
        <h2 id="home-verdict" className="text-h3">
          {verdictTexts.asks}
        </h2>
      </div>
      {act.kind === 'ask' && <p>{act.missing.says}</p>}
    </>
  )
}

function Running({ act: { running } }: { act: Extract<NextAct, { kind: 'follow' }> }) {
  return (
    <>
      <div>
        <p className="verdict-kind">{verdictTexts.running}</p>
        <h2 id="home-verdict" className="text-h3">
          {running.title}
        </h2>
      </div>
      <p className="verdict-reason">{running.says}</p>
    </>
  )
}

type PressProps = VerdictTodayProps & { act: NextAct }

function Press({ home, act, acts, onChange }: PressProps) {
  switch (act.kind) {
    case 'follow':
      return (
        <div>
          <ButtonLink href={`/switches/${encodeURIComponent(act.running.switch_id)}`}>{verdictTexts.follow}</ButtonLink>
        </div>
      )
    case 'ask':
      return <AskMissing missing={act.missing} home={home} addBill={acts.addBill('primary')} onChange={onChange} />
    case 'start':
      return (
        <Beside>
          {acts.start(act.tariffId, act.tariff)}
          <Compare compare={acts.compare} variant="ghost" />
        </Beside>
      )
    case 'compare':
      return (
        <Beside>
          <Compare compare={acts.compare} variant={home.verdict?.verdict === 'switch' ? 'strong' : 'primary'} />
        </Beside>
      )
    case 'remind':
      return (
        <Beside>
          {acts.remind(act.on, verdictTexts.remind(dayIn(act.on, home.on)))}
          <Compare compare={acts.compare} variant="ghost" />
        </Beside>
      )
    case 'watched':
    case 'nothing':
      return (
        <>
          <p>{act.kind === 'watched' ? verdictTexts.watched : verdictTexts.nothing}</p>
          {home.verdict && (
            <Beside>
              <Compare compare={acts.compare} variant="ghost" />
            </Beside>
          )}
        </>
      )
  }
}

function Beside({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-x-3 gap-y-2">{children}</div>
}

type CompareProps = { compare: VerdictActs['compare']; variant: 'primary' | 'strong' | 'ghost' }

function Compare({ compare: { run, isBusy, isShown }, variant }: CompareProps) {
  return (
    <Button
      variant={variant}
      className={variant === 'ghost' ? 'home-compare' : undefined}
      isLoading={isBusy}
      loadingLabel={verdictTexts.comparing}
      aria-expanded={isShown}
      onClick={run}
    >
      {isShown ? verdictTexts.hide : verdictTexts.compare}
    </Button>
  )
}

/** The amount, the date, the uncertainty of the figure, and whether the tariffs are real. */
function Basis({ verdict: card }: { verdict: Verdict }) {
  const { verdict, worked_out_on: on, is_sample, working } = card
  const range = savingRangeWords(card)
  return (
    <>
      {working.length > 0 && (
        <details className="home-fold">
          <summary>{yearTexts.working}</summary>
          {working.map((part) => (
            <Sum key={part.title} {...part} />
          ))}
        </details>
      )}
      <p className="verdict-basis">
        {verdict !== 'switch' && shownSaving(card).pence < 0 && `${verdictTexts.more(savingWords(card))} `}
        {range && `${verdictTexts.range(range)} `}
        {verdictTexts.basis(longDate(on))} {is_sample && <Badge>{verdictTexts.samples}</Badge>}
      </p>
    </>
  )
}

/** A day of this year needs no year. */
function dayIn(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(day) : longDate(day)
}
