import { expect, test } from 'vitest'
import { parseAnswer } from './parse-answer.ts'

const SWITCH = { do: 'switch', which: 'it' }
const COMPARE = { do: 'compare' }
const WHOLE = '{"commands":[{"do":"compare"}],"others":[],"sure":"yes"}'

test.each([
  ['alone', WHOLE],
  ['in a code fence', `\`\`\`json\n${WHOLE}\n\`\`\``],
  ['in prose', `Sure! Here's what it means: ${WHOLE} Let me know {if} that's right.`],
  ['after a thought', `<think>maybe {"commands":[{"do":"switch"}]}?</think>${WHOLE}`],
  ['after a first try', `{"commands":[{"do":"switch"}]} No, rather: ${WHOLE}`],
  ['as a list', '[{"do":"compare"}]'],
  ['as one command', '{"do":"compare"}'],
  ['as the arguments of a tool call', JSON.stringify({ name: 'read', arguments: WHOLE })],
  ['as a whole tool call', JSON.stringify({ tool_calls: [{ id: 'a', function: { name: 'read', arguments: WHOLE } }] })],
  ['as a reply of a server', JSON.stringify({ choices: [{ message: { content: WHOLE } }] })],
  ['in single quotes with trailing commas', "{'commands': [{'do': 'compare',},], 'others': None}"],
  ['without its last brackets', '{"commands":[{"do":"compare"}'],
])('finds commands %s', (_name, text) => {
  expect(parseAnswer(text)?.commands).toEqual([COMPARE])
})

test('finds two commands one after the other', () => {
  const text = '{"do":"switch","which":"it"}\n{"do":"compare"}'
  expect(parseAnswer(text)?.commands).toEqual([SWITCH, COMPARE])
})

test('takes over what else it may mean, and how sure it is', () => {
  const text = '{"commands":[{"do":"compare"}],"others":[{"do":"switch","which":"it"}],"sure":"Guess"}'
  expect(parseAnswer(text)).toEqual({ commands: [COMPARE], others: [SWITCH], sure: 'guess' })
})

test.each([
  ['nothing', undefined],
  ['empty', ''],
  ['prose', 'I’m sorry, but I can’t help with that.'],
  ['cut in the middle', '{"commands":[{"do":"figure","measure":"cost","of":"deal","fuel":"ga'],
  ['a number', '42'],
  ['an empty list', '{"commands":[]}'],
  ['another shape', '{"weather":"rain"}'],
  ['too deep', `${'['.repeat(5000)}{"do":"compare"}${']'.repeat(5000)}`],
])('finds nothing in what is %s', (_name, text) => {
  expect(parseAnswer(text)).toBeUndefined()
})
