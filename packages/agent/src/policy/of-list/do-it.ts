import type { ToolCall } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { knownText } from '../../tools/results.ts'
import type { Continued } from '../follow-up/continued.ts'

const DO_IT =
  /^(?:(?:ok|okay|right|yes|yeah|great|good|fine|cool|lovely|perfect|alright|sounds good|then|go on|well|so)\s+)*(?:please )?(?:let us |lets |i will |can you |can we )?(?:just )?(?:do|take|start|go (?:for|with|ahead with)|have|book|choose|pick|start with|get) (?:it|that|this|that one|this one|with that|with it|with that one)(?: one)?(?: then| please| now| for me){0,6}$|^(?:ok |okay |yes |right |great )*(?:go ahead|sign me up|let us go|lets go)(?: then| please| with it| with that)*$/

/** "Ok, do that": what was last looked at or advised. A switch is asked back before it begins. */
export function doIt(plain: string, state: AgentState): Continued | undefined {
  const { comparison, pointed } = state
  const isYes =
    /^(?:yes|yeah|yep|yup|aye|yes please|ok yes)$/.test(plain) &&
    comparison?.verdict?.kind === 'switch' &&
    state.topic?.call === 'compare' &&
    !state.asked
  if (!(DO_IT.test(plain) || isYes) || !comparison || state.subject !== 'own' || state.asked?.wanted === 'start_switch')
    return undefined
  const { verdict } = comparison
  const isNarrowed = Object.keys(state.filters).length > 0
  const isWaiting = verdict?.kind === 'wait' && verdict.date !== null
  if (pointed === undefined && isWaiting && !isNarrowed && state.topic?.call === 'compare' && verdict.date !== null)
    return { calls: [{ name: 'set_reminder', args: { on: verdict.date } }], at_once: [] }
  if (verdict?.kind === 'stay' && pointed === undefined && !isNarrowed)
    return {
      calls: [],
      at_once: [
        knownText(
          state,
          'stay',
          'Then there is nothing to do now: you stay where you are. Say "remind me" if you would like a mail when it is time to look again.',
        ),
      ],
    }
  const id = pointed ?? (isNarrowed ? comparison.shown[0] : (verdict?.tariffId ?? comparison.shown[0]))
  const call: ToolCall | undefined = id === undefined ? undefined : { name: 'start_switch', args: { tariff_id: id } }
  // The tariff that was looked at is what "that" stands for, also after an aside.
  return call && { calls: [call], at_once: [], ...(pointed !== undefined && { isWorded: true as const }) }
}
