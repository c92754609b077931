import { choicesCard } from '../cards/choices-card.ts'
import type { AgentState } from '../state/agent-state.ts'
import type { Statement } from '../say/statement.ts'
import { only, type Outcome, type RunContext } from '../say/outcome.ts'
import { filled } from './compare.ts'
import { dayFact } from './list-facts.ts'

const STOP = choicesCard('Stop the reminder')

/** Does what a pressed card proposed, once. This is the only place from which Mo changes anything outside. */
export async function press(id: string, context: RunContext): Promise<Outcome> {
  const { state, world } = context
  const found = state.proposed?.find((each) => each.id === id)
  if (!found) return only({ template: 'act.gone', role: 'answer' }, state)
  if (found.isDone) return only({ template: 'act.done_before', role: 'answer' }, state)
  const proposed = (state.proposed ?? []).map((each) => (each.id === id ? { ...each, isDone: true } : each))
  const rest: AgentState = { ...state, proposed }
  const { does } = found
  switch (does.act) {
    case 'start_switch': {
      const started = await world.startSwitch(does.comparisonId, does.tariffId)
      if ('refused' in started) return only({ template: 'act.refused_switch', role: 'answer' }, state)
      const said = filled('act.done_switch', 'answer', { tariff: context.facts.tariff(does.tariffId, 'name') })
      const practice: Statement[] = started.is_simulated ? [{ template: 'act.practice', role: 'warning' }] : []
      return { statements: [...(said ? [said] : []), ...practice], cards: [started], state: rest }
    }
    case 'set_reminder': {
      const set = await world.setReminder(does.comparisonId, does.on, does.email)
      if (set === 'needs_email') {
        const asked: AgentState['asked'] = { wanted: 'reminder', goal: 'remind', times: 1, detail: does.on }
        return only({ template: 'ask.email', role: 'ask' }, { ...state, asked })
      }
      if ('refused' in set) return only({ template: 'act.refused_reminder', role: 'answer' }, state)
      const said = filled('act.done_reminder', 'answer', { day: dayFact(does.on, context) })
      const plain: Statement = { template: 'act.done_reminder_then', role: 'answer' }
      return { statements: [said ?? plain], cards: [STOP], state: rest }
    }
    case 'stop_reminders': {
      const stopped = await world.stopReminders()
      const template = stopped.length > 0 ? 'act.done_stopped' : 'act.nothing_to_stop'
      return only({ template, role: 'answer' }, rest)
    }
    case 'correct': {
      const corrected = await world.correctFact(does.billId, does.path, does.text)
      return only(
        { template: corrected ? 'act.done_correct' : 'act.refused', role: 'answer' },
        corrected ? rest : state,
      )
    }
  }
}
