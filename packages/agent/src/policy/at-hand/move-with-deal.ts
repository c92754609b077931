import { addDays, sayDay } from '@mowatt/tariffs'
import type { Heard } from '../of-home/heard-home.ts'
import { findMonth } from '../../understand/find/find-days.ts'
import type { Deal } from './deal-at-hand.ts'

/** A move while a fix still runs: what becomes of the fee, by when they go. */
export function sayMove({ text, slots, world }: Heard, { fee, freeOn, isFree, endsOn }: Deal): string {
  const named = slots.days.find(({ precision }) => precision === 'day')?.day
  const month = findMonth(text, world.today)
  const steps = `Tell your supplier the date, ask whether the fix can move with you, and read both meters on the day you leave.`
  if (isFree || fee === undefined) return `You can leave your fix free, so a move costs no exit fee. ${steps}`
  const own = `A move is a case of its own: some suppliers let the fix move along or waive the fee, and some charge it, here ${fee}. Ask before you give notice, and have it in writing.`
  const first = named ?? (month === undefined ? undefined : month.first)
  const last = named ?? (month === undefined ? undefined : month.last)
  if (first === undefined || last === undefined)
    return `${own} From ${sayDay(freeOn)} leaving is free in any case; the fix ends on ${sayDay(endsOn)}. ${steps} When do you move?`
  if (first >= freeOn) return `By then leaving is free: from ${sayDay(freeOn)} no exit fee may be charged. ${steps}`
  const edge =
    last >= freeOn
      ? `That month has both: until ${sayDay(addDays(freeOn, -1))} the exit fee may be due, and from ${sayDay(freeOn)} leaving is free. If you can choose the day, choose one from then on.`
      : `That is before ${sayDay(freeOn)}, from when leaving is free.`
  return `${edge} ${own} ${steps}`
}
