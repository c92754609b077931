import { addDays, type IsoDay, isIsoDay, sayDay } from '@mowatt/tariffs'
import { COMPARE_CARD } from '../cards/choices-card.ts'
import type { AgentState } from '../state/agent-state.ts'
import { compare } from './compare.ts'
import { explain } from './explain.ts'
import type { Command } from '../command/command.ts'
import { printCommand } from '../command/command-text.ts'
import { dayBeforeEnd } from '@mowatt/text/find/before-end'
import { saidOf, termsOf } from '../home/home-of-turn.ts'
import { say } from '../say/say.ts'
import { only, type Outcome, type RunContext } from '../say/outcome.ts'
import { filled, offerStatement } from './compare.ts'
import { dayFact } from './list-facts.ts'
import { amountOf } from '../figures/compare-facts.ts'
import { offerOf } from '../figures/sources/offer-source.ts'
import { whichOffer } from '../figures/sources/which-offer.ts'
import { ofYear } from '../figures/sources/year.ts'
import { propose } from './propose.ts'

/** Nothing begins here: the card says what a press will do. */
export function proposeSwitch({ which }: Extract<Command, { do: 'switch' }>, context: RunContext): Outcome {
  const { state } = context
  const { comparison } = state
  if (state.subject === 'other') return only({ template: 'act.switch_not_own', role: 'answer' }, state)
  const tariff =
    comparison && comparison.subject === state.subject ? whichOffer(which ?? 'it', undefined, context) : undefined
  if (!comparison || !tariff)
    return { ...only({ template: 'ask.compare_first', role: 'ask' }, state), cards: [COMPARE_CARD] }
  const made = propose(
    state,
    { act: 'start_switch', comparisonId: comparison.id, tariffId: tariff.id },
    {
      title: `Switch to ${tariff.name}`,
      lines: [
        `I’ll start a switch to ${tariff.name} from ${tariff.supplier}.`,
        'Then you check your details and agree to the exact price on the next page.',
        'We won’t send anything to a supplier until you agree there.',
        ...(tariff.isSample ? ['This is a practice run with a sample tariff.'] : []),
      ],
      label: 'Start the switch',
    },
  )
  const { verdict } = comparison
  const offered = offerOf(context, { name: tariff.name })
  const fee = 'unknown' in offered ? undefined : ofYear('offer_fee', offered.proven, context, { tariffId: tariff.id })
  const statements = [
    offerStatement('act.switch', tariff.id, 'answer', {}, context),
    verdict?.kind === 'stay' ? say.warning('act.switch_against_stay') : undefined,
    fee && amountOf(fee, context) > 0 ? say.warning('act.switch_fee', { facts: { fee } }) : undefined,
    tariff.isSample ? say.warning('act.practice') : undefined,
  ].filter((each) => each !== undefined)
  return { statements, cards: [made.card], state: { ...made.state, pointed: tariff.id } }
}

/** Mo writes about deals, once. Of what else somebody wants to be reminded, its topic says what does that. */
const OF_OTHERS =
  /\b(?:readings?|complain\w{0,4}|ombudsman|(?:to )?pay (?:the bill|my bill|it|them)|every (?:day|week|month|year)|weekly|monthly|goes (?:over|above))\b/i
/** "In three months" is a day, and "in February" any of them. */
const OF_DAY = /\d|\bin (?:an?|one|two|three|four|five|six) (?:day|week|month)s?\b/i
const NEXT_DAY = /\bday (?:(after|later)|before|earlier)\b(?! (?:tomorrow|yesterday|my|the|it|that)\b)/i

/** "The day after" of the one that is prepared or set; "in February" is the day of the advice, where that's in it. */
function dayOf(on: IsoDay | undefined, context: RunContext): IsoDay | undefined {
  const { state, world, text } = context
  const first = state.comparison?.verdict?.date ?? undefined
  const acts = (state.proposed ?? []).flatMap(({ does }) => (does.act === 'set_reminder' ? [does.on] : []))
  const before = acts.at(-1) ?? world.reminder?.on
  const [moved, isLater] = NEXT_DAY.exec(text) ?? []
  if (moved !== undefined && before !== undefined) return addDays(before, isLater === undefined ? -1 : 1)
  const { endsOn } = termsOf(context)
  const counted = endsOn === undefined ? undefined : dayBeforeEnd(text, endsOn)
  if (counted !== undefined) return counted
  const isOfAdvice = first !== undefined && on?.slice(0, 7) === first.slice(0, 7) && !OF_DAY.test(text)
  return isOfAdvice ? first : (on ?? first ?? saidOf(state).endsOn)
}

const WHICH_DAY: NonNullable<AgentState['asked']> = { wanted: 'reminder', goal: 'remind', times: 1 }

export async function proposeReminder(
  command: Extract<Command, { do: 'remind' }>,
  context: RunContext,
): Promise<Outcome> {
  const { state, world } = context
  const { on, email } = command
  const { comparison } = state
  if (OF_OTHERS.test(context.text)) return explain({ do: 'explain', topic: 'reminders' }, context)
  // A reminder is for what a comparison found. Where all is known for one, nobody has to ask for it first.
  const compared = comparison ? undefined : await compare({ do: 'compare', filters: {} }, context)
  if (compared?.state.comparison) return proposeReminder(command, { ...context, state: compared.state })
  if (!comparison) {
    // What the comparison lacks is asked for, and then the reminder is made ready.
    const { asked } = compared?.state ?? {}
    if (!compared || !asked) return { ...only(say.ask('ask.compare_first'), state), cards: [COMPARE_CARD] }
    const goal = { ...compared.state, asked: { ...asked, goal: printCommand(command) } }
    const isFirst = state.focus?.commands.at(-1)?.do !== 'remind'
    const lead = isFirst ? [say.answer('act.remind_first')] : []
    return { ...compared, statements: [...lead, ...compared.statements], state: goal }
  }
  const day = dayOf(on, context)
  if (day === undefined || !isIsoDay(day) || day <= world.today) {
    return only({ template: 'ask.which_day', role: 'ask' }, { ...state, asked: WHICH_DAY })
  }
  const made = propose(
    state,
    { act: 'set_reminder', comparisonId: comparison.id, on: day, ...(email !== undefined && { email }) },
    {
      title: 'Set a reminder',
      lines: [
        `We’ll send one email on ${sayDay(day)}, to ${email ?? 'the address you sign in with'}.`,
        'You can stop it here, or with the link in the email.',
      ],
      label: 'Set the reminder',
    },
  )
  const said = filled('act.remind', 'answer', { day: dayFact(day, context) })
  const plain = say.answer('act.remind_then')
  // Their own day counts, also one on which leaving still costs something.
  const first = comparison.verdict?.date
  const early =
    first && day < first ? filled('act.remind_early', 'warning', { day: dayFact(first, context) }) : undefined
  const why = day === first ? [say.because('act.remind_worth')] : []
  return { statements: [said ?? plain, ...why, ...(early ? [early] : [])], cards: [made.card], state: made.state }
}

export function proposeCancel({ what }: Extract<Command, { do: 'cancel' }>, { state, world }: RunContext): Outcome {
  if (what === 'switch') {
    const [newest] = world.switches
    if (!newest) return only({ template: 'act.no_switch', role: 'answer' }, state)
    return { ...only({ template: 'act.cancel_switch', role: 'answer' }, state), cards: [newest] }
  }
  const made = propose(
    state,
    { act: 'stop_reminders' },
    { title: 'Stop the reminder', lines: ['We won’t send a reminder from this chat.'], label: 'Stop the reminder' },
  )
  return { ...only({ template: 'act.stop_reminder', role: 'answer' }, made.state), cards: [made.card] }
}
