import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { CARE_TALK } from '../../knowledge/care-talk/care-talk.ts'
import { SAMARITANS_FIRST, STAYS_OPEN, WORRY_FIRST } from '../../knowledge/care-talk/worry-talk.ts'
import { HELP_ROUTES } from '../../knowledge/help-routes.ts'
import { fact, knownText } from '../../tools/results.ts'
import type { Intent } from '../../understand/intents/intent.ts'
import { learntChances } from '../../understand/learnt/learnt.ts'
import { readWords } from '../../understand/read-words.ts'
import type { Normalised } from '../../understand/words/normalise.ts'
import { namesIn } from '../../verify/names-in.ts'
import type { World } from '../../world.ts'
import { careOfBill } from './care-of-bill.ts'

type Help = { at_once: ToolResult; about: ToolCall }
type Asked = { said: Normalised; state: AgentState; world: World }
type Chance = readonly [label: string, share: number]

/** Words of death or harm: here nothing else is meant. */
const OF_LIFE =
  /\bkill(?:ing)?\b|\bsuicid\w*|\b(?:die|dying|dead)\b|\bend(?:ing)? (?:it all|it|my (?:own )?life|everything|things)\b|\b(?:harm\w*|hurt\w*) (?:myself|me)\b|\bself harm\w*|\blife\b|\bliv(?:e|ing)\b|\bbe (?:here|alive)\b|\bgo(?:ing)? on\b|\bcarry(?:ing)? on\b|\bpills?\b|\btablets\b|\boverdose\b|\b(?:the|any|no|much|what is the) point\b|\bbetter off without me\b|\bwake up\b|\bhad enough of (?:life|it all|everything)\b|\bgoodbye\b/
/** What is owed and paid. */
const OF_MONEY =
  /\b(?:pay\w*|owe\w*|bills?|debts?|arrears|money|afford\w*|letters?|direct debit|top ?up|cost\w*|heating)\b|£ ?\d/
/** Anger at a firm is no despair. */
const AT_THEM =
  /\bwith (?:(?:this|these|my|the|that) )?(?:them|company|supplier|firm|lot|people|energy (?:company|supplier|firm)|british gas|edf|e ?on|ovo|octopus|scottish ?power|utilita|utility warehouse|so energy|shell|outfox)\b|\bow(?:e|es) (?:me|us)\b/
const TO_COMPLAIN =
  'I am sorry, that wears anybody out. Tell me in a sentence what went wrong, and I say what you can do about it. If they do not put it right: say “I want to make a complaint” and ask for a number, in writing if you can, with what you want and by when. If that does not settle it, the Energy Ombudsman decides for free. Citizens Advice helps too.'
const LIKELY = 0.3
const NEVER_SUSPECTED = 0.6

/** A worry about money that single words made look like despair: the money is answered, with a kind word and an open door. */
export function moneyWorry(safety: Intent | undefined, said: Normalised, state: AgentState): Help | undefined {
  if (safety?.name !== 'self_harm' || OF_LIFE.test(said.plain)) return undefined
  if ((learntChances('wishes', said).get('self_harm') ?? 0) >= NEVER_SUSPECTED) return undefined
  if (AT_THEM.test(said.plain)) return helpWith(TO_COMPLAIN, state, 'complaint')
  if (!OF_MONEY.test(said.plain)) return undefined
  const says = `${WORRY_FIRST} Tell the supplier soon what you can really pay, and ask for a payment plan and its hardship fund: it must take into account what you can afford. Citizens Advice on 0808 223 1133 and StepChange help for free, do not judge, and can speak to the supplier for you. ${STAYS_OPEN}`
  return helpWith(says, state, 'debt', HELP_ROUTES.debt.links)
}

/** An ordinary question after words of despair is answered. Who spoke of death hears first who is there. */
export function answerInDespair(
  shares: readonly Chance[],
  { said, state, world }: Asked,
  stay: (label: string, says: string, asked: Asked) => Help | undefined,
): Help | undefined {
  const best = shares.find(([label, share]) => CARE_TALK[label] !== undefined && share >= LIKELY)?.[0] ?? 'debt.who'
  const answer = careOfBill(best, state, world) ?? CARE_TALK[best] ?? ''
  const spokeOfDeath = [...state.summary, said.plain].some((each) => OF_LIFE.test(readWords(each).plain))
  return spokeOfDeath
    ? stay('harm.asks_on', `${SAMARITANS_FIRST} ${answer}`, { said, state, world })
    : helpWith(`${answer} ${STAYS_OPEN}`, state, 'debt')
}

function helpWith(
  says: string,
  state: AgentState,
  kind: 'debt' | 'complaint',
  links: (typeof HELP_ROUTES)['debt']['links'] = [],
): Help {
  const about: ToolCall = { name: 'help_route', args: { kind } }
  const cards = links.length > 0 ? [{ kind: 'links' as const, links }] : []
  const told = knownText({ ...state, topic: { call: about.name, args: about.args } }, 'money_worry', says, cards)
  const names = namesIn(says).map((name) => fact('care', 'supplier', name))
  return { at_once: { ...told, facts: [...told.facts, ...names] }, about }
}
