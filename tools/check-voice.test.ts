import { expect, test } from 'vitest'
import { checkVoice } from './check-voice.ts'
import { plantTree } from './plant-tree.ts'

const MAIL = 'apps/server/src/features/waitlist/members/welcome-mail.ts'
const POST = 'apps/server/src/features/content/shipped/texts/posts/bills.md'

function found(files: Record<string, string>): string[] {
  using tree = plantTree(files)
  return checkVoice(tree.root).findings.map(({ file, message }) => `${file} ${message}`)
}

test.each([
  ['It stands on your bill.', 'stands'],
  ['The price holds for a day.', 'holds'],
  ['The switch goes on.', 'goes on'],
  ['You need not do anything.', 'need not'],
  ['It comes by itself.', 'by itself'],
  ['Mostly, nothing changes.', 'Mostly'],
  ['Whoever pays can choose.', 'Whoever'],
  ['Does anybody come to my home?', 'anybody'],
  ['An estimate of ours.', 'of ours'],
  ['I have no more on that.', 'on that'],
  ['A year as now: £900', 'as now'],
  ['It lies outside the cap.', 'lies'],
  ['It comes to £66.07 less.', 'comes to'],
  ['What this rests on', 'rests on'],
  ['Drawn by lot.', 'by lot'],
  ['Finish the mail in hand.', 'in hand'],
  ['Midnight by the clocks of London', 'by the clocks'],
  ['Sign in, so that we know you.', 'so that'],
  ['It has closed; there is a new one.', 'closed;'],
])('“%s” is refused', (text, words) => {
  const [finding, ...more] = found({ [POST]: `# Bills\n\n${text}\n` })
  expect(finding).toContain(`${POST}:3 "${words}" in a text for people: say `)
  expect(more).toEqual([])
})

test.each([
  'Your supplier supplies both fuels.',
  'On that day, read your meter. From a standstill, it takes a minute.',
  'When it comes to savings, ask Mo.',
  'A charge takes 0.02 kWh, so that’s 7 kWh a year, and so that cost is small.',
])('“%s” is how people talk', (text) => {
  expect(found({ [POST]: text })).toEqual([])
})

test('a module is read between its quotes and tags, and not in its comments and names', () => {
  const mail = '/** Stands above the link. */\nexport const holds = `Hi ${name},\nthe price holds.` + "so that"\n'
  expect(found({ [MAIL]: mail })).toEqual([expect.stringContaining(`${MAIL}:2 "holds"`)])
  const page = 'export const Page = () => (\n  <p title="What it rests on">\n    The price holds.\n  </p>\n)\n'
  expect(found({ 'apps/web/app/shell/page.tsx': page })).toEqual([
    expect.stringContaining(':2 "rests on"'),
    expect.stringContaining('"holds"'),
  ])
})

test('the title before a text is read, and the rest before it is not', () => {
  const topic = '---\nid: meter\ntitle: Whoever owns the meter?\nasks:\n  - whoever owns it\n---\nIt stands outside.\n'
  expect(found({ 'packages/agent/topics/meter.md': topic })).toEqual([
    expect.stringContaining(':3 "Whoever"'),
    expect.stringContaining(':7 "stands"'),
  ])
})

test('tests may say anything', () => {
  expect(
    found({ 'packages/agent/src/say/templates/bills.test.ts': "export const text = 'It stands there.'\n" }),
  ).toEqual([])
})
