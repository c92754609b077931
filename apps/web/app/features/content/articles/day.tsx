import { longDate } from '../../../browser/long-date.ts'

/** A calendar day, for people and machines; `time` is ISO text of a day or an instant. */
export function Day({ time }: { time: string }) {
  const day = time.slice(0, 10)
  return <time dateTime={day}>{longDate(day)}</time>
}
