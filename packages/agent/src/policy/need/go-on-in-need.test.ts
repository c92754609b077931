import { expect, test } from 'vitest'
import { holdTalk } from '../../evaluation/hold-talk.ts'

const last = async (isBill: boolean, turns: readonly string[]) => (await holdTalk(isBill, turns)).text

test.each([
  [['can i get the warm home discount', 'do i have to apply', 'when will i get the money'], /31 March/],
  [['winter fuel payment am i getting it', 'how much do they pay'], /£200.*£300/s],
  [['we owe 900 and cant see a way of paying it', 'will they cut us off'], /very unlikely/],
  [['i owe edf 640', 'my husband mustnt know about it'], /nobody has to know/],
  [['what is the priority services register', 'do they charge for that'], /It is free/],
  [['dad died in august', 'there was 90 in credit, what happens to it'], /belongs to the estate/],
  [['someone switched me without asking', 'how do i get back to my old one'], /erroneous transfer/],
  [['bill is in my ex husbands name but he left', 'they threaten bailiffs for it'], /not yours by that alone/],
  [
    ['my storage heaters are cold since they changed the meter', 'they cannot come until january'],
    /too long in winter/,
  ],
] as const)('what is asked in the midst of a need is answered: %j', async (turns, wanted) => {
  expect(await last(false, turns)).toMatch(wanted)
})

test('with a bill on the table the plan is worked out from its balance', async () => {
  expect(await last(true, ['i cant pay this', 'how much a month would it be'])).toMatch(
    /£212\.50.*£35\.42 a month.*£17\.71/,
  )
})

test('a worry about money is no crisis, and the door stays open', async () => {
  const said = await last(false, ['we owe about £900 and i cant see a way of paying it'])
  expect(said).toMatch(/payment plan.*Samaritans/s)
  expect(said).not.toContain('999')
})

test('who speaks of death hears first who is there, whatever is asked then', async () => {
  expect(await last(false, ['i want to end my life over this debt'])).toMatch(/999.*Samaritans/)
  expect(await last(false, ['i want to end my life over this debt', 'will they cut me off'])).toMatch(
    /Samaritans.*116 123.*very unlikely/s,
  )
})

test.each(['my electric has gone up again and i dont know why', 'my gas has gone through the roof'])(
  'words that only sound like a power cut are none: %s',
  async (text) => {
    expect(await last(false, [text])).not.toContain('105')
  },
)
