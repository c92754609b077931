import { expect, test } from 'vitest'
import { holdTalk } from '../../test/hold-talk.ts'

const BILL_FIGURES = /27\.50p|8\.20p|£154\.10|£1,959\.09|Northern Spark/

test('a bill that isn’t theirs counts for no figure and no comparison', async () => {
  const replies = await holdTalk(
    ['compare', 'compare'],
    ['that’s my neighbour’s', 'bill not_mine'],
    ['what’s my unit rate', 'figure unit_rate of:bill'],
    ['and a year', 'figure cost of:deal'],
    ['is my rate good', 'judge rate'],
    ['who’s my supplier', 'figure supplier of:bill'],
    ['compare', 'compare'],
    ['start the switch', 'switch'],
  )
  const [compared, denied, ...after] = replies
  expect(compared?.text).toMatch(BILL_FIGURES)
  expect(denied?.text).toBe(
    'Thanks for telling me. I won’t use that bill for anything. I’ve also dropped the deals I found using it. Add your own bill, or tell me what you pay. If this one is yours after all, just say so.',
  )
  for (const { text, cards } of after) expect(`${text} ${JSON.stringify(cards)}`).not.toMatch(BILL_FIGURES)
})

test('what is asked in the same message as the denial has nothing of the bill either', async () => {
  const [reply] = await holdTalk(['not mine, what’s my rate', 'bill not_mine + figure unit_rate of:bill'])
  expect(reply?.text).toMatch(/^Thanks for telling me\./)
  expect(reply?.text).not.toMatch(BILL_FIGURES)
})

test('a bill that is theirs after all is used again', async () => {
  const replies = await holdTalk(
    ['not mine', 'bill not_mine'],
    ['not mine', 'bill not_mine'],
    ['it’s mine after all', 'bill mine'],
    ['it’s mine', 'bill mine'],
    ['what’s my unit rate', 'figure unit_rate of:bill'],
  )
  expect(replies.map(({ text }) => text.split('.')[0])).toEqual([
    'Thanks for telling me',
    'I’m not using that bill',
    'OK, I’ll use that bill again',
    'Thanks',
    expect.stringContaining('27'),
  ])
})

test('what put that bill right is noted no more', async () => {
  const replies = await holdTalk(
    ['the electric rate is 24p', 'correct field:unit_rate fuel:electricity value:"24p"'],
    ['oh that isn’t my bill', 'bill not_mine'],
  )
  expect(replies[0]?.state.own.rates).toEqual({ electricity: { unitPence: 24 } })
  expect(replies[1]?.state.own).toEqual({})
  expect(replies[1]?.state.proposed).toBeUndefined()
})
