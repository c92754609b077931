import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { knownText } from '../../tools/results.ts'
import type { World } from '../../world.ts'
import { addressIn, withoutAddresses } from '../choose/reminder-args.ts'
import type { HomeAnswer } from '../of-home/heard-home.ts'
import { askOfStopping } from './ask-of-stopping.ts'
import { hearHandOver } from './hear-hand-over.ts'

type Heard = { text: string; plain: string; state: AgentState; world: World }

/** Words that go along with an address and ask nothing. */
const ASKS_NOTHING =
  '(?:my|the|its|it|s|is|e|mail|email|address|send|that|to|use|on|at|here|heres|you|go|ok|okay|yes|yeah|sure|please|thanks|cheers|ta|this|one|instead|for|reply|me|can|reach|them|they|rather|no|actually|change|mine|try)'
const WITH_ADDRESS = new RegExp(`^\\W*(?:${ASKS_NOTHING}(?:\\W+${ASKS_NOTHING})*\\W*)?$`, 'i')
const WAITLIST = /\b(?:wait ?list|waiting list|queue)\b/i
const OF_WAITLIST: readonly string[] = ['join', 'waitlist', 'launch']
const CANCELS =
  /^(?:(?:oh|ok|okay|actually|no|nope|wait|sorry|hang on|hold on|hmm|please|can you|could you|i want to|i would like to|you can|just|well|so|on second thoughts|changed my mind) )*(?:cancel|stop|undo|scrap|drop|abort|reverse|withdraw|call (?:it|that|this|the switch) off|take (?:it|that) back|bin|pull out|back out|get rid of)(?: (?:it|that|this|the switch|my switch|that switch|the whole thing|of it|please|now|then|again|for me|thanks|off|all)){0,6}$|\b(?:i have |have )?changed my mind\b.{0,25}\b(?:cancel|stop|switch|do not want)\b|^(?:(?:actually|no|oh|ok|sorry) )*i (?:do not|no longer) want (?:it|that|to switch|the switch|to do it)(?: (?:now|any more|anymore|after all))*$/

const GOES_ON =
  /\b(?:is|are|will|has|have|did)\b.{0,8}\b(?:anything|it|that|the switch|something)\b.{0,12}\b(?:going through|going ahead|go through|go ahead|gone through|happening|live|active|running|cancelled|stopped|off)\b/

/**
 * What somebody says of an act that Mo has in hand: the address for a mail, the message to a person, a switch that was
 * begun, a reminder that is set. A question about an act is never taken for an order.
 */
export function actUnderWay({ text, plain, state, world }: Heard): HomeAnswer | undefined {
  return (
    takeAddress(text, state) ??
    askOfStopping(plain, text, state) ??
    cancelSwitch(plain, state, world) ??
    hearHandOver(plain, state)
  )
}

function takeAddress(text: string, state: AgentState): HomeAnswer | undefined {
  const email = addressIn(text)
  if (email === undefined || state.asked?.wanted === 'reminder') return undefined
  if (WAITLIST.test(text)) return { calls: [{ name: 'waitlist', args: { has_address: true } }], at_once: [] }
  if (!WITH_ADDRESS.test(withoutAddresses(text))) return undefined
  const { topic } = state
  if (topic?.call === 'hand_over') return { calls: [{ name: 'hand_over', args: { has_address: true } }], at_once: [] }
  if (topic?.call === 'waitlist' || OF_WAITLIST.includes(String(topic?.args['topic'])))
    return { calls: [{ name: 'waitlist', args: { has_address: true } }], at_once: [] }
  if (topic?.call === 'set_reminder' && state.comparison) {
    const on = topic.args['on']
    return { calls: [{ name: 'set_reminder', args: { ...(typeof on === 'string' && { on }), email } }], at_once: [] }
  }
  return { calls: [], at_once: [askWhatFor(state)] }
}

/** An address that nobody asked for is kept nowhere. */
function askWhatFor(state: AgentState): ToolResult {
  const says =
    'Thank you. What is that address for? For a reminder say "remind me" and the day. For a person at Mowatt say "a person". For the waitlist type it on the waitlist page. Until then I use it for nothing.'
  return knownText(state, 'address', says, [
    {
      kind: 'choices',
      choices: [
        { label: 'A reminder', text: 'Remind me' },
        { label: 'A person', text: 'I would like to talk to a person' },
        { label: 'The waitlist', text: 'How do I join the waitlist?' },
      ],
    },
  ])
}

/** The last switch is taken back where its page is: nothing is done to a contract from a word in a chat. */
function cancelSwitch(plain: string, state: AgentState, world: World): HomeAnswer | undefined {
  if (state.topic?.call !== 'switch_progress' || state.asked) return undefined
  if (GOES_ON.test(plain)) return { calls: [{ name: 'switch_progress', args: {} }], at_once: [] }
  if (!CANCELS.test(plain)) return undefined
  const [newest] = world.switches
  const isSent = newest !== undefined && !BEFORE_CONSENT.includes(newest.state)
  const says = isSent
    ? 'You can. Open the switch below and press "Cancel this switch", while that is possible. In the 14 days to change your mind it costs nothing, and you stay where you are.'
    : 'That is fine. Nothing was sent, and nothing will be: a switch goes no further until you agree on its page. You stay with your supplier and owe no exit fee. To take it off your list too, open it and press "Cancel this switch".'
  return {
    calls: [],
    at_once: [knownText(state, 'cancel_switch', says, newest ? [newest] : [])],
    about: { name: 'switch_progress', args: { is_cancelled: true } },
  }
}

const BEFORE_CONSENT: readonly string[] = ['draft', 'details', 'consent']
