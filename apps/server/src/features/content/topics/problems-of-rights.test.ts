import { expect, test } from 'vitest'
import { problemsOfRights } from './problems-of-rights.ts'

test.each([
  'You don’t need your landlord’s permission for draught strips.',
  'If you rent, you don’t need permission for heavy curtains.',
  'You don’t have to ask your landlord for curtains.',
  'If the account is in your name, you choose the tariff.',
  'If the bills are in your names, you can normally choose the supplier.',
  'Your landlord decides whether to insulate the walls.',
  'It’s normally your landlord’s job to repair or replace the boiler.',
  'It’s up to your supplier to sort out the readings.',
  'Only the owner can ask for a new supply.',
  'It will agree the right reading, and both bills will be corrected.',
  'Send your own reading, and the next bill will put it right.',
  'Tell the new supplier, and it’ll sort that out with the old one.',
  'Once the right reading is in, your bill is recalculated.',
  'The Energy Ombudsman can order the records to be corrected.',
  'The Energy Ombudsman can decide your case for free.',
  'The Energy Ombudsman can tell it to use your readings.',
  'The person named on the account still owes it.',
  'You’ll still owe the money.',
  'Paying doesn’t make someone responsible for the bill.',
  'A housemate can be liable for all of it.',
  'Once the debt is cleared, you’re free to switch.',
  'If your supplier has been bought, you can still leave.',
  'Claim the cost back from the landlord.',
  'If you miss a reading, there’s no fine.',
  'You usually have a few weeks to say yes.',
])('what somebody may, has to do or is owed wants a source: %s', (text) => {
  expect(problemsOfRights('short', text)).not.toEqual([])
})

test.each([
  'Ask them for permission before you add their bill.',
  'Without your consent, we only keep what the site needs.',
  'I can send one email on a day you choose.',
  'The network stays the same, whichever supplier you choose.',
  'You have to choose one named tariff and agree to it.',
  'If you rent, ask your landlord before you swap a thermostat.',
  'That’s a job for a Gas Safe registered engineer.',
  'Only a Gas Safe registered engineer should work on gas pipes.',
  'Ask when the reading will be corrected, and keep a copy.',
  'Ask how it will be fixed.',
  'Ask for the bill to be corrected.',
  'The Energy Ombudsman can look at your complaint.',
  'Your council can tell you whether a grant covers it.',
  'DR means debit, so you owe the supplier.',
  'Your readings decide what you really owe.',
  'A variable tariff leaves you free to change.',
  'You can still talk to me without an account.',
])('what gives nobody a right wants none: %s', (text) => {
  expect(problemsOfRights('short', text)).toEqual([])
})
