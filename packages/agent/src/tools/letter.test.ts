import { expect, test } from 'vitest'
import { type Said, talk, type Turned } from '../../test/talk-by-model.ts'
import { testWorld } from '../../test/test-world.ts'
import { TEMPLATES } from '../say/templates.ts'
import { LETTERS } from '../say/templates/letters.ts'
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
      ['still firm?', letter('complaint'), 'That’s the letter as it is.'],
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
