import type { Matter } from './matter.ts'

/** Hard cases in which a general answer would do harm: an accusation, a visit with a warrant, a cold baby, a false rescuer. */
export const PLIGHT_MATTERS = {
  meter_trick: {
    question: 'Can a magnet slow my meter down?',
    says: 'No, and please leave the meter alone. A magnet does not stop a smart meter, and the meter reports it. Tampering is theft, it can end in court and in being cut off, and an opened meter can kill or start a fire. If money is behind it, there are safer ways: ask your supplier for a plan that you can afford and for its hardship fund, ask Citizens Advice on 0808 223 1133, free, which help you can get, and I can look for a cheaper tariff.',
    asks: 'can a magnet slow down my meter|how do i stop my smart meter counting|how do people bypass the meter|trick to make the meter run slower|is there a way to cheat the electric meter|mate says you can put a magnet on the meter',
    isFine: true,
  },
  accused_theft: {
    question: 'My supplier says that I stole energy',
    says: 'That is frightening, and being accused does not make it true. Do not touch the meter, and neither admit nor pay anything yet. Deny it in writing, say since when you live there, and ask for the evidence: photos, the engineer’s report, the dates and how the sum was worked out. Keep the tenancy agreement, the inventory and your first reading. Say if anybody at home is ill, older or very young. Citizens Advice on 0808 223 1133 helps for free; if the police write, ask a solicitor first.',
    asks: 'they say i have been stealing electric|accused of tampering with the meter|supplier says i bypassed the meter|letter says energy theft but i did nothing|they think i fiddled the meter|revenue protection say i stole gas',
    isFine: true,
  },
  warrant_letter: {
    question: 'They are coming with a warrant: what do I do?',
    says: 'I am sorry, that is frightening, and it can often still be stopped before the day. Ring the supplier now and ask what the warrant is for: a prepayment meter, a check, or to cut off. Say who lives with you, and whether anybody is ill, disabled, older, pregnant or very young: then force should mostly not be used. Offer a plan that you can keep, and have it confirmed in writing that the visit is off. Citizens Advice, free: 0808 223 1133. Which day are they coming?',
    asks: 'got a letter about a warrant|they are coming with a warrant|supplier has a warrant to enter my home|warrant of entry letter for my meter debt|they got a court warrant to fit a prepayment meter',
    isFine: true,
  },
  debt_fee: {
    question: 'A firm offers to wipe my energy debt for a fee',
    says: 'Please do not pay. Nobody can wipe an energy debt for a fee up front, and a firm that rings you and asks for one is mostly a scam. Give no bank details, and end the call. If you paid or gave your card, ring your bank now, on 159 or the number on the card. Report it to the police as fraud, in Scotland on 101. Real help with a debt is free: StepChange, National Debtline, Citizens Advice on 0808 223 1133, and the hardship fund of your supplier.',
    asks: 'company says they can wipe my energy debt for a fee|they will write off my debt if i pay upfront|debt firm rang wants money to clear my arrears|pay 200 to get my energy debt cancelled|firm offers to remove my gas debt for a charge',
    isFine: true,
  },
  cold_person: {
    question: 'I am cold at home and do not heat',
    says: 'Please get warm now: health comes before the bill. Heat one room to 18 degrees or more, with a warm drink, a hot meal, layers and gloves. Numb fingers are a warning: ring 111 today and say the age and how long it has been cold. Shivering hard, confused, drowsy or slurred: call 999. Then the money: the supplier must help with a plan, and there may be Winter Fuel Payment, Pension Credit and the Warm Home Discount. Age UK, free: 0800 678 1602. Is it the money, or does the heating not work?',
    asks: 'i cannot feel my fingers i am so cold at home|not had the heating on for weeks and i am 80|my hands are numb with cold indoors|mum sits in the cold and will not put heating on|i am shivering in my own house|blue fingers from the cold no heating on',
    isFine: true,
  },
  room_warmth: {
    question: 'How warm should a home be?',
    says: 'For most people 18 to 21 degrees in the rooms they live in; a bedroom may be a little cooler. Older or ill people do better at the upper end. A baby’s room is right at about 16 to 20 degrees. Below 18 for long is bad for the health of many. Each degree less saves about a tenth of the heating, so heat the rooms that you use, and rather fewer rooms than a cold home.',
    asks: 'what is the best temperature for the house|how warm should my house be|what temp should i keep the living room at|ideal room temperature in winter|what should the bedroom temperature be',
  },
  baby_warmth: {
    question: 'How warm should it be for a baby?',
    says: 'A baby’s room is right at about 16 to 20 degrees, day and night; for you 18 or more is good. Feel the baby’s chest or the back of the neck: cool hands and feet are normal. Light layers or a fitted sleeping bag are best, and no hat indoors. Never a hot water bottle, an electric blanket or a heater close to the cot. Your midwife or health visitor answers the rest, or 111. With a child under 5 you can be on your supplier’s Priority Services Register, free.',
    asks: 'how warm should it be for a newborn|what temperature for a baby room|we have a newborn how warm should the house be|is it too cold for the baby|baby bedroom temperature',
    isFine: true,
  },
  hide_address: {
    question: 'Will my former partner see my new address?',
    says: 'I am glad that you are out. Do not put your new address on the joint account: the other name on it may see it. Ring the supplier, say that you left because of violence, and ask to have your name taken off, and for a new account in your name only, with a new email, phone number and password, and your address kept secret. Share no app or login. The National Domestic Abuse Helpline is free at any hour: 0808 2000 247. In danger call 999.',
    asks: 'will my violent ex see my new address on the energy account|i left my husband he was violent and we have a joint account|keep my new address from my abusive ex|fled my partner can he find me through the energy bill|left an abusive relationship joint energy account',
    isFine: true,
  },
  deaf_contact: {
    question: 'How do I reach my supplier if I cannot use a phone?',
    says: 'You need not phone. Suppliers can be reached by webchat, email, letter and mostly in their app, and many have an interpreter for British Sign Language by video. Relay UK puts a call through by text: use its app, or dial 18001 before the number. Ask to be on the Priority Services Register, free, and to be written to only in the way that suits you; somebody you name may also speak for you. If the power fails, your network has text or webchat too, and 999 can be texted once your phone is registered.',
    asks: 'i am deaf how do i contact my supplier|i cannot use the phone how do i reach them|hard of hearing cannot ring my supplier|is there a textphone for my energy company|sign language with my supplier|i cannot speak on the phone',
    isFine: true,
  },
  housemate_unpaid: {
    question: 'My housemates do not pay their share',
    says: 'That is unfair on you, and it has one hard side: the supplier can ask whoever is named on the account for the whole bill, and it cannot split it. So keep it paid, or ask for a plan before a debt builds up in your name. Ask the others in writing, with the bill, each share and a day. Ask the supplier to put all names on the account. If they still do not pay, small claims is the last way. Students can ask their union’s advice service, and Citizens Advice helps for free.',
    asks: 'housemates will not pay their share of the bill|bills in my name and flatmate will not pay|student house two of them will not pay the energy|my flatmate left without paying the electric|roommates owe me for the gas',
    isFine: true,
  },
  breathing_space: {
    question: 'What is Breathing Space?',
    says: 'In England and Wales it is 60 days in which most of those you owe may not chase you, add interest or enforce the debt. Energy arrears can be in it. A debt adviser asks for it for you, free: StepChange, National Debtline, Citizens Advice or the council. You get advice in that time. What you use from now on has to be paid as it comes, and the debt is not wiped. In Scotland it is called a moratorium, and has rules of its own.',
    again:
      'Yes: while it runs, the supplier may not chase you for the arrears that are in it, add charges to them, or fit a prepayment meter for them. It does not stop the bills for what you use now: those have to be paid as they come. It is a pause with advice, and the debt is still there after it.',
    asks: 'what is breathing space|how does the debt breathing space work|60 day breathing space for energy debt|can i get breathing space|does breathing space cover energy arrears',
    isFine: true,
  },
  breathing_who: {
    question: 'Who can get Breathing Space?',
    says: 'You can if you live in England or Wales, owe money that you cannot pay, have not had one in the last 12 months, and are not in a debt relief order, an IVA or bankruptcy. A debt adviser looks at your budget and decides whether it fits. StepChange, National Debtline and Citizens Advice do that for free. In a mental health crisis there is a longer one. Scotland has its own way.',
    again:
      'In England and Wales it is open to you. Ring StepChange, National Debtline or Citizens Advice, or ask your council for its debt adviser: they look at your income and debts, decide whether it fits, and apply for you, free. In Scotland ask about a moratorium instead.',
    asks: 'do i qualify for breathing space|who can get breathing space|am i eligible for breathing space|can anyone apply for breathing space|i live in england can i get breathing space',
    isFine: true,
  },
} as const satisfies Readonly<Record<string, Matter>>
