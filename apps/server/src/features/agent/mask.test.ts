import { expect, test } from 'vitest'
import { electricBill, testWorld } from '@mowatt/agent/test-world'
import { createMask, maskOf } from './mask.ts'

const maskFor = (said: string) => createMask({ said: [said], keep: ['Larkspur Energy', 'Larkspur Fix 12'] })

test.for([
  ['ada.lovelace+energy@mowatt.example', 'Write to ada.lovelace+energy@mowatt.example please'],
  ['07700 900123', 'Call me on 07700 900123'],
  ['+44 7700 900123', 'or +44 7700 900123'],
  ['900123', 'or (07700) 900123'],
  ['seven seven', 'ring oh seven seven double oh nine oh oh one two three'],
  ['20-30-40', 'sort code 20-30-40'],
  ['12345678', 'account 12345678'],
  ['1 2 3 4 5 6 7 8', 'account 1 2 3 4 5 6 7 8'],
  ['20 0000 0000 006', 'my MPAN is 20 0000 0000 006'],
  ['7412345678', 'MPRN 7412345678'],
  ['A-12AB34CD', 'account number A-12AB34CD'],
  ['1AA', 'I live in SW1A 1AA'],
  ['Acacia', '12 Acacia Avenue, Reading'],
  ['acacia', 'i live at 12 acacia avenue'],
  ['Cedars', 'I live at 7 The Cedars, what is the cap?'],
  ['12', 'we are at no.12 Mill Lane'],
  ['12', 'flat 2,12 High Street'],
  ['14', 'i live at:14 Mill Lane.'],
  ['Wold', '12 Stow on the Wold Road'],
  ['Crown', '5 Rose and Crown Close'],
  ['5', 'Mr Jones at number 5'],
  ['Mill', 'we are in Old Mill Cottage'],
  ['14b', 'flat 14b'],
  ['Flat C', 'Flat C, please'],
  ['G2', 'room G2 of the hall'],
  ['1961', 'I was born on 12/03/1961'],
  ['1961', 'born 12 March 1961, is that too old for a discount?'],
  ['61', 'DOB 12.3.61'],
  ['1974', 'date of birth: 3rd of May 1974'],
  ['8\u200B8\u200B8\u200B8\u200B8\u200B8\u200B8\u200B8', 'account 8\u200B8\u200B8\u200B8\u200B8\u200B8\u200B8\u200B8'],
  ['88888888', 'account \uFF18\uFF18\uFF18\uFF18\uFF18\uFF18\uFF18\uFF18'],
])('%s does not leave', ([secret, text]) => {
  expect(maskFor(text!)(text!)).not.toContain(secret)
})

test.for([
  ['Lovelace', 'My name is Ada Lovelace'],
  ['Patel', 'my name is Priya Patel and I pay £140 a month'],
  ['patel', 'my name is priya patel'],
  ['Tom', "I'm Tom, why is my bill so high?"],
  ['tom', 'hi im tom whats my unit rate'],
  ['chukwuemeka', 'hi im chukwuemeka, is my bill right'],
  ['Chukwuemeka', 'Hiya, Chukwuemeka here. Is my bill right?'],
  ['Quillfeather', 'This is Zeno Quillfeather'],
  ['Jones', 'Mr Jones at number 5'],
  ['Lovelace', 'Dear Mrs Lovelace'],
  ['Okonkwo', 'the bill is addressed to Chidi Okonkwo'],
  ['Sarah', 'my wife Sarah pays it'],
  ['dave', 'my husband dave says we pay too much'],
  ['Jean', 'it is for my mum Jean, she lives alone'],
  ['Bartosz', 'my flatmate Bartosz and I share the gas'],
  ['Nowak', 'The name on the bill is A Nowak'],
  ['Featherstone', 'We pay to Featherstone Lettings and not to the supplier'],
  ['Bill', 'My name is Bill Green. Is my bill right?'],
  ['Sam', 'What is the cap? Thanks, Sam'],
  ['Aoife', 'Could you tell Aoife how long a switch takes?'],
])('the name %s does not leave', ([name, text]) => {
  expect(maskFor(text!)(text!)).not.toMatch(new RegExp(`\\b${name}\\b`))
})

test.for([
  'Does that include VAT, and where is my MPAN?',
  "I think I've paid 40 quid a month more since",
  'I live on my own and do not get Pension Credit or PIP',
  'is the Winter Fuel Payment back for everybody?',
  'I pay £1,529.32 for 2,700 kWh at 26.35p until 31 March 2027 (2027-03-31), Economy 7.',
  'Is Octopus cheaper than British Gas or Larkspur Energy? What about Larkspur Fix 12?',
  'My fix ends on 31/03/2027. Should I wait until February?',
  'Why is my bill so high? I am on a standard variable tariff by Direct Debit in Scotland.',
  "I'm paying too much. It's gas and electricity.",
  "I'm confused, I'm disabled, and this is wrong.",
  'my flat is freezing and theres no meter in the flat they just split it',
  'one room with two heaters, and a flat I rent',
  'they offered me £75 to close my complaint, and gave me 5 days to close it',
  'I do 20 miles a day and can drive less from our 3 bed house, a 5 minute walk',
  'the night rate is 14p and day is 31 on the other house',
  'WHY IS MY BILL SO HIGH',
])('what is needed to talk about energy stays: %s', (text) => {
  expect(maskFor(text)(text)).toBe(text)
})

test('a name is hidden wherever it stands, under one mark', () => {
  const mask = createMask({ said: ['I am Priya, priya@mowatt.example', 'Priya again'] })
  expect(mask('Hello Priya.')).toBe('Hello [name A].')
  expect(mask('Priya again')).toBe('[name A] again')
})

test('what a bill names is hidden however it is spaced', () => {
  const mask = createMask({ said: ['hello'], secrets: ['AB1234'] })
  expect(mask('Number AB 12-34 and ab1234.')).toBe('Number [private] and [private].')
})

test('a number with signs that mean something in a pattern is hidden as it is written, and nothing else', () => {
  const mask = createMask({ said: ['hello'], secrets: ['A.1(2+3'] })
  expect(mask('Number A.1(2+3, not AX1(2+3.')).toBe('Number [private], not AX1(2+3.')
})

test('only the first half of a postcode leaves', () => {
  expect(maskFor('')('I live in SW1A 1AA.')).toBe('I live in SW1A.')
})

test('what names a home is hidden, and what names the bills of homes that nobody chose yet', () => {
  const facts = electricBill({ supplier: 'Zebrawood Power', accountNumber: 'ZX-8512-3342' })
  const bills = [{ billId: 'bill-2', reading: { facts, evidence: {}, checks: [] } }]
  const homes = ['Quillfeather Cottage', 'Mum’s flat', 'Home', 'Home 2'].map((name, at) => ({
    id: `${at}`,
    name,
    home: { agreed: {}, told: { supplier: 'Yewtree Energy', tariffName: 'Yew Saver' } },
    bills,
  }))
  const hide = maskOf({ ...testWorld(), homes }, ['hello'])
  expect(hide('At quillfeather cottage I’m at home 2 days', 'person')).toBe('At [name A] I’m at home 2 days')
  expect(hide("Mum's flat or my home", 'person')).toBe('[name B] or my home')
  const said = hide('Zebrawood Power has account ZX85123342, and Yew Saver of Yewtree Energy is yours.', 'mo')
  expect(said).not.toMatch(/Zebra|8512|Yew/)
})
