// npm run talks -- <file>: replays written conversations ("talks") with Mo and prints what was understood and said. A
// talk begins with `# name` or `# name bill` (which has then been read and compared). Lines that begin with ">" are its
// messages. With --json it prints one JSON object.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { freshState } from '@mowatt/agent/agent-state'
import { cardAsText } from '@mowatt/contract/card-as-text'
import {
  createHeads,
  createReader,
  createTopics,
  firstWords,
  press,
  printCommands,
  runCommand,
  sayBill,
  takeTurn,
} from '@mowatt/agent'
import { testWorld } from '@mowatt/agent/test-world'
import { loadEncoder } from '../apps/server/src/platform/encoder/load-encoder.ts'

const AGENT = path.join(import.meta.dirname, '../packages/agent')
const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [file] = positionals
if (file === undefined) {
  console.error('Give the file of talks to hold.')
  process.exit(1)
}

type Held = { name: string; turns: { person: string; commands: string; mo: string; cards: string[] }[] }

const encoder = await loadEncoder()
const heads = createHeads(readFileSync(path.join(AGENT, 'heads/heads.bin')))
const reader = createReader({ heads, embed: async (text) => (await encoder.embed([text]))[0] })
const engine = { reader, run: runCommand }
const topics = createTopics(
  globSync('topics/*.md', { cwd: AGENT }).map((name) => ({ name, text: readFileSync(path.join(AGENT, name), 'utf8') })),
)
const held: Held[] = []
for (const talk of talksOf(readFileSync(file, 'utf8'))) held.push(await hold(talk))
if (values.json) console.log(JSON.stringify(held, undefined, 1))
else for (const each of held) print(each)
await encoder.close()

async function hold({
  name,
  hasBill,
  messages,
}: {
  name: string
  hasBill: boolean
  messages: string[]
}): Promise<Held> {
  const world = { ...testWorld({ bill: hasBill }), topics }
  const [bill] = world.bills
  const tools = { run: runCommand, press, firstWords }
  const told = bill && (await sayBill({ billId: bill.billId, state: freshState(), world }, tools))
  let state = told?.state ?? freshState()
  const turns: Held['turns'] = []
  for (const text of messages) {
    const reply = await takeTurn({ text, state, world }, engine)
    state = reply.state
    turns.push({
      person: text,
      commands: printCommands(reply.commands),
      mo: reply.text,
      cards: reply.cards.map((card) => cardAsText(card)),
    })
  }
  return { name, turns }
}

function talksOf(text: string) {
  return text
    .split(/\n(?=# )/)
    .map((block) => block.trim().split('\n'))
    .filter(([head = '']) => head.startsWith('# '))
    .map(([head = '', ...rows]) => ({
      name: head.slice(2),
      hasBill: head.endsWith(' bill'),
      messages: rows.filter((row) => row.startsWith('> ')).map((row) => row.slice(2)),
    }))
}

function print({ name, turns }: Held): void {
  console.log(`\n# ${name}`)
  for (const { person, commands, mo, cards } of turns)
    console.log(`> ${person}\n= ${commands}\n${mo}${cards.length > 0 ? `\n[${cards.length} cards]` : ''}`)
}
