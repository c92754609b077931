import { findNeeds } from '../../understand/classify.ts'
import type { Intent } from '../../understand/intents/intent.ts'
import type { ToolCall } from '../../agent-reply.ts'
import { hardCase } from '../choose/hard-case.ts'
import { factOfDanger } from '../need/false-alarm.ts'
import { goOnInDanger, stayInDanger } from '../need/go-on-in-danger.ts'
import { meetOrGoOn } from '../need/go-on-with-need.ts'
import { moneyWorry } from '../need/money-worry.ts'
import type { Plan } from '../plan-fresh.ts'
import { type Alarm, callOf, planOf } from '../read-turn.ts'
import { withoutAsked } from '../without-asked.ts'

const URGENT = ['gas_leak', 'carbon_monoxide', 'power_cut', 'electric_danger', 'self_harm']
/** Before these no other need is looked for. */
const AT_ONCE = ['gas_leak', 'carbon_monoxide', 'electric_danger', 'self_harm']
/** Money for a cut that is over is no emergency. */
const PAST_CUT = /\bcompensat\w*\b.{0,30}\bpower cut\b|\bpower cut\b.{0,30}\bcompensat\w*\b/i

type Step = readonly [name: string, plan: (alarm: Alarm) => Plan | undefined]

/** Before anything else is read: danger, need, and who wants Mo to be somebody else. */
export const DANGER_STEPS: readonly Step[] = [
  [
    'fact of danger',
    ({ safety, said, given }) => {
      const fact = factOfDanger(safety, said)
      return fact && planOf([callOf(fact)], withoutAsked(given))
    },
  ],
  [
    'hard case',
    (alarm) => {
      const { said, given } = alarm
      const hard = isAtOnce(alarm) || danger(alarm) || alarm.isInjection ? undefined : hardCase(said, given)
      return hard && planOf([callOf(hard)], given)
    },
  ],
  [
    'need',
    (alarm) => {
      const { text, safety, given, world } = alarm
      const need =
        moneyWorry(safety, alarm.said, given) ??
        danger(alarm) ??
        (isAtOnce(alarm) ? undefined : meetOrGoOn(text, given, world)) ??
        stayInDanger(text, safety, given)
      return need && !alarm.isInjection
        ? { calls: [], at_once: [need.at_once], about: need.about, state: withoutAsked(given) }
        : undefined
    },
  ],
  [
    'urgent',
    (alarm) =>
      alarm.safety && URGENT.includes(alarm.safety.name) && !PAST_CUT.test(alarm.text)
        ? planOf([callOf(alarm.safety), ...alongside(alarm.safety, alarm)], withoutAsked(alarm.given))
        : undefined,
  ],
  [
    'injection',
    ({ isInjection, given }) =>
      isInjection ? planOf([{ name: 'about_mo', args: { topic: 'instructions' } }], given) : undefined,
  ],
]

function isAtOnce({ safety }: Alarm): boolean {
  return safety !== undefined && AT_ONCE.includes(safety.name)
}

function danger({ text, safety, given, world }: Alarm) {
  return goOnInDanger(text, safety, given, world)
}

/** A second need in the same message that has its own help. Whoever is in danger hears of nothing else. */
const NEEDS_TOO: Readonly<Record<string, readonly string[]>> = {
  power_cut: ['medical'],
  debt: ['medical'],
  disconnection: ['medical'],
  medical: ['debt'],
}

export function alongside({ name }: Intent, { said }: Pick<Alarm, 'said'>): ToolCall[] {
  return findNeeds(said)
    .filter((need) => NEEDS_TOO[name]?.includes(need.name))
    .slice(0, 1)
    .map(callOf)
}
