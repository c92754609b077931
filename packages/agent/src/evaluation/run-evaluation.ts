import type { AgentReply } from '../agent-reply.ts'
import { type AgentState, freshState } from '../agent-state.ts'
import { sayBill } from '../say-bill.ts'
import { CARE, takeTurn } from '../take-turn.ts'
import { verifyReply } from '../verify/verify-reply.ts'
import { isFinerAnswer, isSumFor } from './finer-answers.ts'
import type { Journey, Step } from './journeys/journey.ts'
import { ADVICE_JOURNEYS } from './journeys/advice-journeys.ts'
import { CARE_JOURNEYS } from './journeys/care-journeys.ts'
import { HOUSEHOLD_JOURNEYS } from './journeys/household-journeys.ts'
import { NEIGHBOUR_JOURNEYS } from './journeys/neighbour-journeys.ts'
import { STRANGER_JOURNEYS } from './journeys/stranger-journeys.ts'
import { TOWN_JOURNEYS } from './journeys/town-journeys.ts'
import { LEANING_JOURNEYS } from './journeys/leaning-journeys.ts'
import { THREAD_JOURNEYS } from './journeys/thread-journeys.ts'
import { testWorld } from './test-world.ts'
import { isHeldBack, LATER, UTTERANCES } from './open-utterances.ts'
import type { Given, Utterance } from './utterances/utterance.ts'

export type Score = { right: number; all: number; failures: string[]; replies: number; untraced: number }
export type Report = {
  utterances: { development: Score; heldBack: Score }
  journeys: { development: Score; heldBack: Score }
  /** Written later, scored once when new, and used for development since. */
  later: Score
}

type Made = ReturnType<typeof testWorld>

/** All of it, or of what was written later only one in so many. */
export async function runEvaluation(oneLaterIn = 1): Promise<Report> {
  const isTried = (_: unknown, index: number) => index % oneLaterIn === 0
  const journeys = [...ADVICE_JOURNEYS, ...CARE_JOURNEYS]
  const begin = {
    fresh: await beginning('fresh'),
    bill: await beginning('bill'),
    compared: await beginning('compared'),
  }
  const report: Report = {
    utterances: { development: score(), heldBack: score() },
    journeys: { development: score(), heldBack: score() },
    later: score(),
  }
  for (const [index, utterance] of UTTERANCES.entries()) {
    const into = isHeldBack(index) ? report.utterances.heldBack : report.utterances.development
    note(into, utterance.text, await tryUtterance(utterance, begin[utterance.given], into))
  }
  for (const utterance of LATER.filter(isTried)) {
    note(report.later, utterance.text, await tryUtterance(utterance, begin[utterance.given], report.later))
  }
  for (const journey of [
    ...HOUSEHOLD_JOURNEYS,
    ...NEIGHBOUR_JOURNEYS,
    ...TOWN_JOURNEYS,
    ...STRANGER_JOURNEYS,
    ...LEANING_JOURNEYS,
    ...THREAD_JOURNEYS,
  ].filter(isTried))
    note(report.later, journey.name, await tryJourney(journey, begin[journey.given], report.later))
  for (const [index, journey] of journeys.entries()) {
    const into = isHeldBack(index) ? report.journeys.heldBack : report.journeys.development
    note(into, journey.name, await tryJourney(journey, begin[journey.given], into))
  }
  return report
}

async function tryUtterance(
  { text, call, given, knows }: Utterance,
  state: AgentState,
  into: Score,
): Promise<string | undefined> {
  const world = worldOf(given)
  const reply = await takeTurn({ text, state, world })
  count(reply, world, into)
  const wrong = wrongCall(reply, call)
  if (wrong) return wrong
  const home = reply.state.subject === 'own' ? reply.state.own : reply.state.other
  const missing = Object.entries(knows ?? {}).find(
    ([key, value]) => JSON.stringify(home[key as keyof typeof home]) !== JSON.stringify(value),
  )
  return missing ? `wants ${missing[0]} ${JSON.stringify(missing[1])}, knows ${JSON.stringify(home)}` : undefined
}

async function tryJourney({ steps, given, did }: Journey, begin: AgentState, into: Score): Promise<string | undefined> {
  const world = worldOf(given)
  let state = begin
  for (const step of steps) {
    const reply = await takeTurn({ text: step.say, state, world })
    state = reply.state
    count(reply, world, into)
    const wrong = wrongStep(step, reply)
    if (wrong) return `"${step.say}": ${wrong}`
  }
  const acts = world.did.map((act) => act.split(' ')[0])
  return did && JSON.stringify(acts) !== JSON.stringify(did)
    ? `did ${acts.join(', ')}, wants ${did.join(', ')}`
    : undefined
}

function wrongStep({ call, has, not, asks, card }: Step, reply: AgentReply): string | undefined {
  const wrong = call === '-' ? undefined : wrongCall(reply, call)
  if (wrong) return wrong
  if (has && !has.test(reply.text)) return `wants ${has}, says ${reply.text}`
  if (not?.test(reply.text)) return `must not say ${not}, says ${reply.text}`
  if (asks !== undefined && reply.state.asked?.wanted !== asks)
    return `wants to ask ${asks}, asks ${reply.state.asked?.wanted}; says ${reply.text}`
  return card !== undefined && !reply.cards.some(({ kind }) => kind === card)
    ? `wants a card ${card}, shows ${reply.cards.map(({ kind }) => kind).join()}; says ${reply.text}`
    : undefined
}

function wrongCall({ calls, facts }: AgentReply, wanted: string): string | undefined {
  const fits = wanted.split('|').some((each) => {
    const [name = '', arg] = each.split(':')
    if (name === 'small_talk') return calls.length === 0
    if (calls.length === 0 && isSumFor(name, facts)) return true
    return calls.some(
      (call) =>
        (call.name === name && (arg === undefined || Object.values(call.args).includes(arg))) ||
        isFinerAnswer(each, call.args),
    )
  })
  return fits ? undefined : `wants ${wanted}, calls ${JSON.stringify(calls)}`
}

/** Besides the engine's own check, each reply is checked again here. */
function count(reply: AgentReply, world: Made, into: Score): void {
  into.replies++
  const names = {
    suppliers: world.catalogue.map(({ supplier }) => supplier),
    tariffs: world.catalogue.map(({ name }) => name),
  }
  if (reply.text.includes(CARE) || !verifyReply(reply.text, reply.facts, names).ok) {
    into.untraced++
    into.failures.push(`untraced: ${reply.text}`)
  }
}

async function beginning(given: Given): Promise<AgentState> {
  if (given === 'fresh') return freshState()
  const world = worldOf(given)
  if (given === 'bill') return (await sayBill('bill-1', freshState(), world)).state
  return (
    await takeTurn({
      text: 'I pay £140 a month on a standard variable tariff in RG1 1AA, compare please',
      state: freshState(),
      world,
    })
  ).state
}

function worldOf(given: Given): Made {
  return testWorld({ bill: given === 'bill' })
}

function score(): Score {
  return { right: 0, all: 0, failures: [], replies: 0, untraced: 0 }
}

function note(into: Score, name: string, failure: string | undefined): void {
  into.all++
  if (failure === undefined) into.right++
  else into.failures.push(`${name} => ${failure}`)
}
