// Runs in workers: messages and the text of bills may be crafted to take a long time to process.
import {
  askChoice,
  askModel,
  beginTurn,
  chooseReading,
  createReader,
  createTopics,
  firstWords,
  hearModel,
  type ModelMessage,
  type ModelRound,
  nameOfTalk,
  needsModel,
  nextRound,
  type Prepared,
  prepareTurn,
  press,
  pressAct,
  type Reading,
  type Reply,
  runCommand,
  sayBill as sayOfBill,
  sayTurn,
  splitSentences,
  takeTurn,
  type Topics,
  type World,
} from '@mowatt/agent'
import { shippedFigures } from '@mowatt/tariffs'
import { type AgentState, freshState } from '@mowatt/agent/agent-state'
import type { Task, TaskTools } from '../../platform/workers/task.ts'
import { maskOf } from './mask.ts'
import type { EditedTopics } from '../content/public.ts'
import { readKnowledge } from './read-knowledge.ts'
import { hearWorld, type ToldWorld } from './told-world.ts'

type Topic = NonNullable<ReturnType<Topics['get']>>

const FIRST_QUESTION = 'Compare tariffs for RG1 1AA, I use 2700 kWh of electricity and 9500 kWh of gas a year'
const NOWHERE: World = {
  today: '2026-01-01',
  catalogue: [],
  figures: shippedFigures,
  bills: [],
  guides: [],
  switches: [],
  waitlist: undefined,
  keepComparison: async () => '',
  correctFact: async () => undefined,
  startSwitch: async () => ({ refused: '' }),
  setReminder: async () => 'needs_email',
  stopReminders: async () => [],
}
const TOOLS = { run: runCommand, press, firstWords }

/** `messages` are the user's earlier ones, oldest first: values that they gave are looked up there. */
type Given = { state: AgentState; messages: readonly string[]; world: ToldWorld }

/** A reply that may be shown, sentence by sentence. `problems` is why another one could not be said. */
export type Thought = Omit<Reply, 'statements'> & {
  sentences: string[]
  /** The title of a conversation that begins with it; empty for a greeting alone. */
  name?: string
}

/** What Mo says where it does not know what was asked, or the answer. */
const NO_ANSWER: readonly string[] = [
  'talk.guide',
  'talk.no_topic',
  'talk.no_source',
  'talk.unclear',
  'talk.unclear_again',
  'talk.unsure_which',
  'explain.no_aspect',
  'repair.stuck',
]

/** Published edits replace the shipped topics, from the next turn on. */
function topicsWith(edited: EditedTopics = []): Topics {
  const { topics } = known()
  if (edited.length === 0) return topics
  if (merged?.of !== edited) merged = { of: edited, topics: new Map([...topics, ...edited.flatMap(readEdited)]) }
  return merged.topics
}

/** An edited topic that this release can't parse is said as it ships. */
function readEdited(file: EditedTopics[number]): [string, Topic][] {
  try {
    return [...createTopics([file])]
  } catch {
    return []
  }
}

let merged: { of: EditedTopics; topics: Topics } | undefined
let knowledge: ReturnType<typeof readKnowledge> | undefined
function known() {
  knowledge ??= readKnowledge()
  return knowledge
}

/** A first turn takes twenty times as long as the next, so it is done before the first question. */
export async function prepare(): Promise<void> {
  const world = { ...NOWHERE, topics: known().topics }
  await takeTurn(
    { text: FIRST_QUESTION, state: freshState(), world },
    engineWith(async () => undefined),
  )
}

/** A reading, or the request to a model before there is one; `own` is then the reading without the model. */
export type ReadStep = { reading: Reading } | { own: Reading; round: ModelRound; messages: ModelMessage[] }
type Heard = { said: string; own: Reading; round: ModelRound }

/** Reads a message as far as possible without a model, and with a model's output. */
export const read: Task<Given & { text: string; heard?: Heard }, ReadStep> = async (
  { text, heard, ...given },
  tools,
) => {
  const embed = embedBy(tools)
  const reader = createReader({ heads: known().heads, embed })
  const world = worldOf(given, tools)
  const vector = heard ? undefined : await embed(text)
  const { context, picked } = beginTurn({ ...given, text, world, ...(vector && { vector }) })
  if (picked) return { reading: picked }
  const hide = maskOf(world, [...given.messages, text])
  const ask = (own: Reading, round: ModelRound) => ({ own, round, messages: askModel(context, round, hide) })
  if (!heard) {
    const own: Reading = { ...(await reader.read(context)), by: 'built-in' }
    if (!needsModel(context)) return { reading: own }
    return ask(own, { topics: await reader.nearTopics(text, context), lookedUp: [] })
  }
  const { own, round } = heard
  const heardOf = hearModel(heard.said, context, round)
  if ('reading' in heardOf) return { reading: chooseReading(own, heardOf.reading) }
  return ask(own, nextRound(round, heardOf.lookUp, await reader.nearTopics(heardOf.lookUp)))
}

/** What a model may choose of an answer, and the request to it. */
type Choosing = { prepared: Prepared; messages: ModelMessage[] }

/** Answers, and says what a model could choose of it where one has read the message. */
export const answer: Task<
  Given & { text: string; reading?: Reading },
  { thought: Thought; choosing?: Choosing; unanswered?: string }
> = async ({ text, reading, ...given }, tools) => {
  const engine = engineWith(embedBy(tools))
  const reader = reading ? { read: async () => reading } : engine.reader
  const world = worldOf(given, tools)
  const prepared = await prepareTurn({ ...given, text, world }, { ...engine, reader })
  const reply = sayTurn(prepared, world)
  const thought = thoughtOf(reply)
  const unanswered = isAnswered(reply) ? undefined : await subjectOf(text, engine.reader, world)
  const messages = reading?.by === 'model' ? askChoice(prepared, world, maskOf(world, prepared.messages)) : undefined
  return { thought, ...(messages && { choosing: { prepared, messages } }), ...(unanswered && { unanswered }) }
}

function isAnswered({ statements }: Reply): boolean {
  return !statements.some(({ template }) => NO_ANSWER.includes(template))
}

/** The family of the topic nearest to the words. */
async function subjectOf(text: string, reader: ReturnType<typeof createReader>, { topics }: World): Promise<string> {
  const [nearest = ''] = await reader.nearTopics(text)
  return topics?.get(nearest)?.family ?? 'other'
}

/** The same answer as a model chose it; undefined where that could not be said. */
export const choose: Task<Given & { prepared: Prepared; said: string }, Thought | undefined> = (
  { prepared, said, ...given },
  tools,
) => {
  const reply = sayTurn(prepared, worldOf(given, tools), said)
  return reply.problems.length > 0 ? undefined : thoughtOf(reply)
}

export const pressCard: Task<Given & { act: string; text: string }, Thought> = async (given, tools) =>
  thoughtOf(await pressAct({ ...given, world: worldOf(given, tools) }, TOOLS))

export const sayBill: Task<Given & { billId: string }, Thought> = async (given, tools) =>
  thoughtOf(await sayOfBill({ ...given, world: worldOf(given, tools) }, TOOLS))

function embedBy(tools: TaskTools) {
  return (words: string) => tools.act('embed', words) as Promise<Int8Array | undefined>
}

function engineWith(embed: (text: string) => Promise<Int8Array | undefined>) {
  return { reader: createReader({ heads: known().heads, embed }), run: runCommand }
}

function worldOf({ world }: Given, tools: TaskTools): World {
  return { ...hearWorld(world, tools), topics: topicsWith(tools.resident('edited') as EditedTopics | undefined) }
}

/** Without the statements, which no caller uses. */
function thoughtOf(whole: Reply): Thought {
  const { statements: _said, ...reply } = whole
  const { sentences, rest } = splitSentences(reply.text)
  const name = isAnswered(whole) ? nameOfTalk(reply.commands, known().topics) : undefined
  return {
    ...reply,
    sentences: [...sentences, rest].filter((part) => part !== ''),
    ...(name !== undefined && { name }),
  }
}
