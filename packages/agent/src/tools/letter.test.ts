import { expect, test } from 'vitest'
import { type Said, talk, type Turned } from '../../test/talk-by-model.ts'
import { testWorld } from '../../test/test-world.ts'
import { TEMPLATES } from '../say/templates.ts'
import { LETTERS } from '../command/letter-kinds.ts'
import { createTopics } from '../topics/parse-topic.ts'

const letter = (what: string, facts: readonly string[] = [], more: Said = {}): Said => ({
  do: 'letter',
  what,
  facts,
  ...more,
})
const aside: Said = { do: 'talk', what: 'aside' }

const TALKS: readonly (readonly [name: string, hasBill: boolean, turns: readonly Turned[]])[] = [
  [
    'a letter says in their own words what they told, and is changed when they ask for it',
    true,
    [
      ['they estimated me again even tho i gave a reading on 30 oct', aside, ''],
      ['it was 10221', aside, ''],
      [
        'yes do the letter. dont be rude but firm',
        letter('complaint', ['m3', 'm2'], { tone: 'firm' }),
        'This is a formal complaint. They estimated me again even tho I gave a reading on 30 oct. It was 10221. Please put this right',
      ],
      [
        'can you add that im on the priority register',
        letter('complaint', ['m4', 'm3', 'm1']),
        'It was 10221. I’m on the priority register. Please put this right',
      ],
      ['still firm?', letter('complaint'), 'That’s the letter so far.'],
      ['sign it Denise Hallam please', letter('complaint'), 'I’ll take this further.\n\nDenise Hallam'],
      ['actually to Ofgem', letter('complaint', [], { to: 'ofgem' }), 'To Ofgem\nAbout: Northern Spark Energy'],
      [
        'make it politer',
        letter('complaint', [], { tone: 'polite' }),
        'Thank you for looking into this.\n\nDenise Hallam',
      ],
    ],
  ],
  [
    'a name, a supplier and an account are those that they say',
    false,
    [
      ['the visit on 20th october never happened', aside, ''],
      [
        "right. letter please. name's Kev Braithwaite, supplier Tarn Energy, account is 88123",
        letter('compensation', ['m2']),
        'To Tarn Energy\nAccount: 88123\n\nI’m writing to claim a payment under the guaranteed standards. The visit on 20th october never happened. Please pay',
      ],
      ['hm', aside, ''],
      ['again please', letter('compensation', ['m4']), '\n\nKev Braithwaite'],
    ],
  ],
  [
    'a name alone is for the letter',
    true,
    [
      ['can you write to them', letter('payment_day'), '[your name]'],
      ['Marta Kowalczyk', { do: 'note' }, '\n\nMarta Kowalczyk'],
    ],
  ],
  [
    'what nobody said is in no letter',
    false,
    [
      ['what do i write to them', letter('back_billing'), '-I gave you'],
      ['dont admit anything', letter('hold_debt'), 'I don’t admit that I owe it.'],
    ],
  ],
  [
    'what is told to Mo stands in no letter',
    true,
    [
      ['the meter reading on the bill is wrong, my electric meter says 10198', aside, ''],
      [
        'put my name as Dilwyn Parry and make it firm but polite',
        letter('reading', ['m2', 'm1'], { tone: 'firm' }),
        'isn’t mine. The meter reading on the bill is wrong, my electric meter says 10198. Please correct',
      ],
      ['I want to complain. Three estimated bills running.', letter('complaint', ['m1']), 'complaint. Three estimated'],
      [
        "Well I've only given you one but there were two before it.",
        letter('complaint', ['m2', 'm1']),
        'That’s the letter so far.',
      ],
      [
        'Write the complaint. Keep it under 150 words, no waffle.',
        letter('complaint', ['m3', 'm2', 'm1']),
        '-The complaint',
      ],
      [
        'Add that I want £30 for my time.',
        letter('complaint', ['m4', 'm2', 'm1']),
        'running. I want £30 for my time. Please put this right.\n',
      ],
    ],
  ],
  [
    'what they have Mo ask for is asked for',
    true,
    [
      ['can you email northern spark and tell them to cancel my account', aside, ''],
      [
        'ok so write it and ill send it',
        letter('general', ['m2', 'm1']),
        'my energy account. Please cancel my account.\n\nPlease reply',
      ],
      [
        'actually dont cancel. just ask them why the balance is so high',
        letter('general', ['m1']),
        'my energy account. Please tell me why the balance is so high.\n',
      ],
    ],
  ],
  [
    'amounts that they told are in it, and a changed one replaces the old',
    true,
    [
      [
        'Hi, I need a payment plan letter to Northern Spark for the £212.50, I can offer £17.70 a month on top of usage',
        letter('payment_plan', ['m1'], { amount: 'n2', owed: 'n1' }),
        'I owe £212.50 and can’t pay it all at once. My circumstances: [explain briefly, for example illness or fewer hours at work]. I can pay £17.70 every month on top',
      ],
      [
        'make it £20 then',
        letter('payment_plan', ['m1', 'm2'], { amount: 'n1' }),
        'I can pay £20.00 every month on top',
      ],
      ['hm', aside, ''],
      [
        'ok write it with the 20. name is Oluwaseun Adeyemi',
        letter('payment_plan', ['m1', 'm3', 'm4'], { amount: 'n1' }),
        'fewer hours at work]. I can pay £20.00 every month on top',
      ],
      ['can you make it sound less begging', letter('payment_plan', ['m1']), 'That’s the letter so far.'],
    ],
  ],
  [
    'a debt and a supplier that they told are in it',
    false,
    [
      ['ive got £1,140 credit with eon. can i have it back', aside, ''],
      ['they say they want to keep it for winter', aside, ''],
      [
        'write it for me, account name Priya Nair',
        letter('refund', ['m3', 'm2', 'm1'], { amount: 'n1' }),
        'To E.ON\nAccount: [your account number]\n\nMy account is £1,140.00 in credit. I’ve got £1,140 credit with eon. They say they want to keep it for winter. Please refund this credit',
      ],
      [
        'write me the ombudsman thing then, its about a refund of £418.60 when I closed the account in august',
        letter('complaint', ['m1'], { to: 'ombudsman' }),
        'This is a formal complaint. It’s about a refund of £418.60 when I closed the account in august. Please put this right: [say in one sentence what you want].\n\nPriya Nair',
      ],
      [
        'supplier wants 46 a month for a debt of 552. I can do 20. can you put that in a letter',
        letter('payment_plan', ['m1'], { amount: 'n3', owed: 'n2' }),
        'I owe £552.00 and can’t pay it all at once. Supplier wants 46 a month for a debt of 552. I can pay £20.00 every month',
      ],
    ],
  ],
  [
    'what is asked is no fact, and neither is a message that there isn’t',
    false,
    [
      ['should they pay? write it', letter('complaint', ['m9', 'm1', 'constructor']), '-Should they pay'],
      [
        'got a bill for £1,900. is that allowed',
        letter('complaint', ['m1']),
        'Got a bill for £1,900. Please put this right',
      ],
    ],
  ],
]

test.for(TALKS)('%s', async ([, bill, turns]) => {
  expect(await talk(turns, testWorld({ bill }))).toEqual(turns.map(([, , expected]) => expected))
})

test('no letter claims readings, access, a photo or a date that nobody told', () => {
  const claims = LETTERS.filter((kind) =>
    /I (?:gave|sent|told|rang|used|left|live|moved)|attached/.test(TEMPLATES[`letter.${kind}`]),
  )
  expect(claims).toEqual([])
})

test('no help is added to a letter: what is in it is said to somebody else', async () => {
  const text = `---\nid: medical_equipment\ntitle: About equipment\nfamily: help\ncertainty: general\nreview_by: 2027-05-16\nsources: []\nfigures: {}\nasks: [a]\n---\nAsk for the register.\n`
  const world = { ...testWorld(), topics: createTopics([{ name: 'medical_equipment.md', text }]) }
  const words = 'tell them my mum is on oxygen at home'
  const turns: Turned[] = [
    [words, letter('complaint', ['m1']), '-Ask for the register.'],
    [words, { do: 'talk', what: 'unclear' }, 'Ask for the register.'],
  ]
  expect(await talk(turns, world)).toEqual(turns.map(([, , expected]) => expected))
})
