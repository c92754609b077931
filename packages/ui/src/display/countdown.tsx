import { useEffect, useState, type ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { remainingTime, type RemainingTime } from './remaining-time.ts'

export type CountdownProps = {
  /** ISO instant it counts to. */
  target: string
  /** ISO instant of the first rendering, the same on the server and in the browser. */
  initialNow: string
  /** The clock for every later second, in milliseconds. */
  now?: () => number
  /** Shown, and announced, once the instant has passed. */
  closedText: ReactNode
  className?: string
}

/**
 * Counts down to an instant in days, hours, minutes and seconds; never below zero, never announced to screen readers on
 * its own.
 */
export function Countdown({ target, initialNow, now = Date.now, closedText, className }: CountdownProps) {
  const targetMs = Date.parse(target)
  const [nowMs, setNowMs] = useState(() => Date.parse(initialNow))
  const left = remainingTime(targetMs, nowMs)

  useEffect(() => {
    if (left.isOver) return
    const tick = () => setNowMs(now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [left.isOver, now])

  return (
    <div className={joinClasses('grid gap-1', className)}>
      {/* A timer is silent by its role; the label only has days and hours, so that it seldom changes. */}
      <div role="timer" aria-label={spokenLabel(left)} className="flex gap-2">
        <Part value={left.days} unit="days" />
        <Part value={left.hours} unit="hours" />
        <Part value={left.minutes} unit="minutes" />
        <Part value={left.seconds} unit="seconds" />
      </div>
      {left.isOver && <p className="text-small text-text-2">{closedText}</p>}
    </div>
  )
}

function Part({ value, unit }: { value: number; unit: string }) {
  return (
    <span
      aria-hidden
      className="grid min-w-14 justify-items-center rounded-3 bg-surface-2 px-2 py-1 text-text forced-colors:border"
    >
      <span className="text-h3 leading-tight font-heavy tabular-nums">{String(value).padStart(2, '0')}</span>
      <span className="text-micro leading-tight text-text-2">{unit}</span>
    </span>
  )
}

function spokenLabel({ days, hours, isOver }: RemainingTime): string {
  if (isOver) return 'No time left'
  return `${days} ${days === 1 ? 'day' : 'days'} and ${hours} ${hours === 1 ? 'hour' : 'hours'} left`
}
