import { addDays, type IsoDay, isIsoDay, sayDay } from '@mowatt/tariffs'
import type { ToolArgs, ToolContext, ToolResult } from '../agent-reply.ts'
import { factsOfText } from '../verify/facts-of-text.ts'
import { ask, fact, knownText, result } from './results.ts'

const NAME = 'set_reminder'
const HOW_TO_STOP = 'Say "stop the reminder" here at any time, or use the link in the mail.'

/** A mail on a day: the one that was asked for, or the one of the advice. One waits at a time; it can be stopped here. */
export async function setReminder(args: ToolArgs, context: ToolContext): Promise<ToolResult> {
  const { state, world } = context
  if (args['is_stopped'] === true) return stopReminder(context)
  const { comparison } = state
  if (!comparison)
    return knownText(state, NAME, 'I can remind you of the right day once I have compared for you. Shall we do that?', [
      { kind: 'choices', choices: [{ label: 'Compare tariffs', text: 'Compare tariffs for me' }] },
    ])
  const asked = args['on']
  const on: IsoDay | undefined =
    typeof asked === 'string' && isIsoDay(asked) ? asked : (comparison.verdict?.date ?? undefined)
  const day = on !== undefined && on > world.today ? on : addDays(world.today, 1)
  if (on === undefined) return ask(state, 'reminder', NAME, 'On which day shall I write to you?')
  const email = typeof args['email'] === 'string' ? args['email'] : undefined
  const done = await world.setReminder(comparison.id, day, email)
  const facts = [fact('reminder.on', 'date', sayDay(day))]
  if (done === 'needs_email') {
    const says = `I can write to you on ${sayDay(day)}. Which e-mail address shall I use? Type it here. It is for this one reminder only.`
    return { ...ask(state, 'reminder', NAME, says, [], day), facts }
  }
  if ('refused' in done) {
    const says = `I could not set that reminder. ${done.refused}`
    return result(state, NAME, says, [], factsOfText('reminder.refused', says))
  }
  facts.push(fact('reminder.to', 'text', done.to), ...factsOfText('reminder.to', done.to))
  if (done.before !== null) facts.push(fact('reminder.before', 'date', sayDay(done.before)))
  const mail = `One mail goes to ${done.to} on ${sayDay(day)}`
  const says =
    done.before === null
      ? `Done. ${mail}. ${HOW_TO_STOP}`
      : done.before === day
        ? `That is set already. ${mail}, and no second one. ${HOW_TO_STOP}`
        : `Done. I moved your reminder from ${sayDay(done.before)}. ${mail}. ${HOW_TO_STOP}`
  return result({ ...state, topic: { call: NAME, args: { on: day } } }, NAME, says, [], facts)
}

async function stopReminder({ state, world }: ToolContext): Promise<ToolResult> {
  const stopped = await world.stopReminders()
  const [first] = stopped
  if (!first) return knownText(state, NAME, 'No reminder is set in this conversation, so none will come from it.')
  const facts = [
    fact('reminder.on', 'date', sayDay(first.on)),
    fact('reminder.to', 'text', first.to),
    ...factsOfText('reminder.to', first.to),
  ]
  const says = `It is stopped. No mail goes to ${first.to} on ${sayDay(first.on)}. Ask me whenever you want another one.`
  return result(state, NAME, says, [], facts)
}
