import type { Member, Queue } from '@mowatt/contract'
import { ArrowUpIcon } from '@mowatt/ui'
import { dayAndMonth } from '../../../browser/long-date.ts'
import { closingDate } from '../entry/closing-date.ts'
import { isEntryOpen } from '../entry/entry-rules.ts'
import { FastestWayUp } from './fastest-way-up.tsx'
import { fastestWays } from './fastest-ways.ts'
import { type NextStep, nextStep } from './next-step.ts'
import { ordinalParts } from './ordinal.ts'
import { inThousands } from '../../../browser/in-thousands.ts'
import { rankPanelTexts } from './overview-texts.ts'
import { PrizeShaft } from './prize-shaft.tsx'
import type { Prize } from './shaft-rows.ts'

type RankPanelProps = { member: Member; queue: Queue; prizes: readonly Prize[]; nowMs: number }

const DAY_MS = 24 * 60 * 60 * 1000

/** The place in the queue as the largest element on the page, with the ways to improve it. */
export function RankPanel({ member, queue, prizes, nowMs }: RankPanelProps) {
  const { figure, ending } = ordinalParts(member.rank)
  const ways = fastestWays(member, queue)
  return (
    <section className="wl-rank" aria-label={rankPanelTexts.title}>
      <div className="wl-rank-words">
        <div className="wl-rank-top">
          <div>
            <p className="wl-rank-sub text-h4">{rankPanelTexts.place}</p>
            <p className="wl-rank-place" data-length={figure.length}>
              {figure}
              <sup>{ending}</sup>
            </p>
            <p className="wl-rank-sub">{rankPanelTexts.of(inThousands(member.total), member.total === 1)}</p>
            <Movement movement={member.movement} />
          </div>
          {ways.length > 0 && <FastestWayUp ways={ways} />}
        </div>
        <Next step={nextStep(member, queue)} points={member.points} />
        <dl className="wl-figures">
          <Figure
            value={inThousands(member.points)}
            unit={member.points === 1 ? rankPanelTexts.point : rankPanelTexts.points}
          />
          <Figure
            value={inThousands(member.referral.verified)}
            unit={rankPanelTexts.friendsJoined(member.referral.verified === 1)}
          />
          <Figure
            value={inThousands(member.referral.pending)}
            unit={rankPanelTexts.friendsPending(member.referral.pending === 1)}
          />
          {member.held_points > 0 && (
            <Figure value={inThousands(member.held_points)} unit={rankPanelTexts.pointsHeld} />
          )}
          <TimeLeft competition={member.competition} nowMs={nowMs} />
        </dl>
      </div>
      <PrizeShaft
        prizes={prizes}
        place={member.competition.place ?? undefined}
        isOpen={isEntryOpen(member.competition.status)}
      />
    </section>
  )
}

function Movement({ movement }: { movement: Member['movement'] }) {
  if (!movement) return null
  const { places, since } = movement
  if (places === 0) return <p className="wl-movement">{rankPanelTexts.noChange(dayAndMonth(since))}</p>
  const count = inThousands(Math.abs(places))
  return (
    <p className="wl-movement">
      <ArrowUpIcon size="small" className={places > 0 ? 'wl-up' : 'wl-down'} />
      {rankPanelTexts[places > 0 ? 'up' : 'down'](count, Math.abs(places) === 1, dayAndMonth(since))}
    </p>
  )
}

function Next({ step, points }: { step: NextStep | undefined; points: number }) {
  if (!step) return null
  const { place, prize, missing, wanted } = step
  return (
    <div className="wl-next">
      <p className="wl-next-words">
        <b>{rankPanelTexts.next(inThousands(missing), missing === 1, inThousands(place), prize)}</b>
        <span className="wl-rank-sub tabular-nums whitespace-nowrap">
          {rankPanelTexts.ofWanted(inThousands(points), inThousands(wanted))}
        </span>
      </p>
      <progress
        className="wl-meter"
        value={Math.min(points, wanted)}
        max={Math.max(1, wanted)}
        aria-label={rankPanelTexts.progress(place)}
        aria-valuetext={rankPanelTexts.progressText(points, wanted)}
      />
    </div>
  )
}

function Figure({ value, unit }: { value: string; unit: string }) {
  return (
    <div>
      <dt>{unit}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  )
}

function TimeLeft({ competition, nowMs }: { competition: Member['competition']; nowMs: number }) {
  const { status, closes_at: closesAt } = competition
  if (!closesAt) return null
  if (status === 'upcoming')
    return <Figure value={rankPanelTexts.opensSoon} unit={rankPanelTexts.until(closingDate(closesAt))} />
  if (!isEntryOpen(status))
    return <Figure value={rankPanelTexts.closed} unit={rankPanelTexts.on(closingDate(closesAt))} />
  const days = Math.max(0, Math.floor((Date.parse(closesAt) - nowMs) / DAY_MS))
  return (
    <Figure
      value={days === 1 ? rankPanelTexts.oneDay : rankPanelTexts.days(days)}
      unit={rankPanelTexts.to(closingDate(closesAt))}
    />
  )
}
