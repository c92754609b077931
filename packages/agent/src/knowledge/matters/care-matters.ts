import type { Matter } from './matter.ts'

/** Illness, disability and the Priority Services Register, one question each. */
export const CARE_MATTERS = {
  register_what: {
    question: 'Who can join the Priority Services Register?',
    says: 'It is a free list of people who need extra care. You can join with a disability or a long illness, medical equipment at home, State Pension age, a child under 5, in pregnancy, with poor sight or hearing, a mental health condition, little English, or in a hard time for a while, such as after an operation. You get a warning of planned power cuts, help in one, bills in large print, a password for callers, and your meter read. Ask your supplier; after a switch tell the new one.',
    asks: 'what is the priority services register|who can go on the priority register|how do i get on the priority list|what do you get on the psr|does the priority register cost anything|am i eligible for priority services|can i join the priority register with a baby|how do i register as vulnerable',
    cue: /\b(?:what|who|how|eligible|qualify|join|get on|sign up)\b.{0,25}\bpriority\b.{0,20}\b(?:register|list|services?|customer)\b|\bregister\b.{0,10}\bas vulnerable\b/,
    weight: 1.6,
    isFine: true,
  },
  large_print: {
    question: 'Can I get bills in large print or braille?',
    says: 'Yes, and free. Ask your supplier for bills and letters in large print, braille, audio or easy read, or to have them read to you. It notes that on the Priority Services Register, so that you ask only once. You can also have copies sent to somebody who helps you. After a switch tell the new supplier.',
    asks: 'can i get large print bills|braille bill|bills in big letters|can they send my bill on audio|i cannot read the small print on my bill my eyesight is bad|easy read bill|can my daughter get a copy of my bills',
    cue: /\b(?:large|big|bigger) (?:print|letters|text|type)\b|\bbraille\b|\beasy read\b|\baudio\b.{0,12}\bbills?\b|\bbills?\b.{0,20}\baudio\b/,
    weight: 1.6,
    isFine: true,
  },
  blind_reading: {
    question: 'I cannot read my meter myself',
    says: 'You need not. If sight, illness or the place of the meter makes it hard, ask your supplier for the Priority Services Register: it then sends somebody to read the meter, free, mostly each quarter. A smart meter sends readings by itself, and there are displays that speak or have large buttons. If you cannot reach the meter, you can ask to have it moved, which is free for people on the register in some cases. A neighbour’s photo is fine too.',
    asks: 'i am blind how do i read my meter|i cannot see the meter numbers|i am in a wheelchair and cannot reach the meter|too frail to read the meter|partially sighted meter reading|who can read my meter for me|mum cannot get down to read the meter|is there a talking smart meter display',
    cue: /\b(?:blind|partially sighted|poor sight|cannot see|wheelchair|frail|cannot (?:bend|reach|get down|climb)|bad (?:eyes|eyesight|knees|back))\b.{0,40}\bmeter\b|\bmeter\b.{0,40}\b(?:blind|partially sighted|cannot see|wheelchair|frail|cannot (?:bend|reach|get down|climb))\b|\btalking\b.{0,15}\b(?:display|meter)\b/,
    weight: 1.6,
    isFine: true,
  },
  relative_bills: {
    question: 'Can I deal with bills for somebody who is ill?',
    says: 'Yes, in three ways. They can tell the supplier, once, that it may talk to you: you are then named on the account. With dementia or if they cannot decide any more, a power of attorney for money, or a deputyship, lets you do all of it. And you can ask for copies of bills to go to you. Ask for the Priority Services Register too, with a password against people at the door. To a switch only they can agree, or you with that power.',
    asks: 'my mum has dementia can i sort her bills|can i ring the supplier for my dad|looking after my nans energy account|how do i get on my mothers account|dad is in hospital can i pay his bills|my brother has learning difficulties can i deal with his supplier|carer wants to manage energy account',
    cue: /\b(?:mum|mam|mom|dad|mother|father|nan|gran\w*|grandad|husband|wife|brother|sister|son|aunt\w*|uncle|parents?)\b.{0,40}\b(?:dementia|alzheimer\w*|learning (?:difficult\w*|disab\w*)|in hospital|confused|not well)\b.{0,50}\b(?:bills?|account|supplier|energy|electric\w*|gas|sort|deal|manage)\b/,
    weight: 1.5,
    isFine: true,
  },
  equipment_cost: {
    question: 'Is there money for running medical equipment?',
    says: 'For some there is. If you have oxygen at home, the firm that supplies it pays back the electricity of the concentrator: ask it. For home dialysis the hospital or renal unit can pay towards electricity, heating and water. For other equipment ask the NHS team that gave it to you. PIP, Attendance Allowance or the like are meant for such costs too. And be on the Priority Services Register. Citizens Advice checks what you can get.',
    asks: 'my electric bill is high because of medical equipment|help paying for electricity for oxygen machine|dialysis at home electricity costs|can i get money back for running a ventilator|who pays the electric for my oxygen concentrator|hospital bed and hoist electric cost help',
    cue: /\b(?:oxygen|dialysis|ventilator|concentrator|medical equipment|breathing machine|hoist|feeding pump|stair ?lift|cpap)\b.{0,50}\b(?:cost\w*|pay\w*|bill\w*|money|expens\w*|afford|refund|claim)\b|\b(?:cost\w*|pay\w*|bill\w*|money|claim)\b.{0,50}\b(?:oxygen|dialysis|ventilator|concentrator|medical equipment|breathing machine|feeding pump)\b/,
    weight: 1.5,
    isFine: true,
  },
  mental_health: {
    question: 'Bills are bad for my mental health',
    says: 'I am sorry, that is a heavy thing to carry, and you are far from alone with it. You can ask for small steps: tell the supplier, in writing if calls are hard, that you have a mental health condition and need time and one contact person. It can note that on the Priority Services Register and must not press you. Mental Health and Money Advice and StepChange help for free, and Breathing Space can stop letters for a while. If it gets too much, Samaritans listen day and night on 116 123.',
    asks: 'my anxiety means i cannot ring the supplier|depressed and ignoring my energy bills|scared to open my bills|mental health and energy debt|too anxious to open the post|i have ptsd and they keep calling|bills are making me ill with worry|losing sleep over my gas bill',
    cue: /\b(?:anxi\w*|depress\w*|ptsd|bipolar|mental health|panic attacks?|scared to open|afraid to open|losing sleep|sick with worry|worried sick|breakdown)\b(?!.{0,10}\bcover\b)/,
    weight: 1.3,
    isFine: true,
  },
  caller_password: {
    question: 'Can I have a password for callers?',
    says: 'Yes. Ask your supplier for a password on the Priority Services Register: whoever comes in its name must know it. Everybody from a supplier or network also carries a card with a photo; you may close the door and ring the number on your bill to check. Nobody real minds waiting outside. If in doubt do not let them in, and call 101, or 999 if you feel in danger.',
    asks: 'is there a password thing for meter readers|how do i know the meter reader is real|password for people coming to the door|someone wants to come in and read the meter|how to check a gas man is genuine|elderly mum worried about callers at the door',
    cue: /\bpassword\b.{0,25}\b(?:meter|reader\w*|callers?|door|engineer|scheme)\b|\b(?:meter reader|engineer|gas man|workman|caller)\b.{0,30}\b(?:real|genuine|who (?:he|they) say|id|identity|fake)\b/,
    weight: 1.6,
    isFine: true,
  },
} as const satisfies Readonly<Record<string, Matter>>
