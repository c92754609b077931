import type { FurtherAnswers } from './further-answers.ts'
import { help, premise, term } from './further-call.ts'

/** What is asked next where a bill cannot be paid, something went wrong, or somebody needs help. */
export const FURTHER_HELP: readonly FurtherAnswers[] = [
  {
    about: 'paying what is owed',
    topics: ['debt', 'debt_switch', 'disconnection'],
    on: [
      [
        /\b(?:bit|little) (?:at a time|by bit|by little)\b|\b(?:pay (?:it )?(?:back )?(?:in )?(?:parts?|instal\w+|slowly))\b|\blet me pay\b|\bpayment plan\b|\bspread\b/,
        'Yes. A supplier must try to agree a plan that you can afford. Work out what is left each week after rent and food, offer that, and ask them to write it down. If talking to them is too much, StepChange or Citizens Advice speak for you, free of charge. You do not have to open the letters alone.',
      ],
      [
        /\b(?:cut (?:me|us) off|disconnect\w*|turn (?:me|us) off|switch (?:me|us) off)\b/,
        'Cutting off is the last resort and rare. Before it a supplier must offer a plan, and it must not knowingly cut off pensioners in winter. Most have promised the same for others who are vulnerable. Speak to them now, and say who is at home.',
      ],
      [
        /\b(?:bailiffs?|court|collectors?)\b/,
        'Do not ignore it. Ask in writing what the debt is for, with dates and readings. A supplier must first try to agree a plan with you. Citizens Advice and StepChange deal with collectors for you, free of charge.',
      ],
      [
        /\b(?:weeks?|days?|months?)\b.{0,12}\b(?:late|old|overdue|behind|ago)\b|\bonly £? ?\d+\b/,
        'What counts is the age. A debt younger than 28 days goes on your final bill, and the switch goes ahead. An older one may let your supplier stop the switch until it is paid or agreed.',
      ],
      [/\b(?:prepay\w*|key meter|card meter|pay as you go)\b/, help('debt_switch')],
      [
        /^(?:it is |its |about |only |around |roughly |on |a |with |i have )*(?:£ ?)?\d[\d,]*(?: quid| pounds)?$|^(?:and |it is |i am |its )*on (?:a )?(?:prepay\w*|key meter|normal meter)\b/,
        'On a prepayment meter up to £500 for each fuel can move with you to the new supplier. Above that, your supplier may say no until it is lower. On a normal meter the age counts and not the sum: younger than 28 days goes on your final bill.',
      ],
      [/\b(?:universal credit|uc|pip|pension credit|benefits?)\b/, term('help_schemes')],
      [
        /\bhow (?:do|can) i (?:start|switch|begin)\b/,
        'Tell me your postcode and what you use or pay, and I compare. When you pick one, the new supplier asks your old one, which may stop it only for the debt.',
      ],
      [
        /\b(?:credit (?:file|score|record|rating))\b/,
        'An unpaid energy bill can be put on your credit file. A plan that you keep to avoids most of that, so agree one early.',
      ],
    ],
    kinds: {
      refuse:
        'Ask for their reason in writing, and complain. Citizens Advice or StepChange can speak to them for you. After 8 weeks, or a final no, the Energy Ombudsman decides for free.',
      who: 'Your supplier first: the number is on your bill. For free and independent help, Citizens Advice or StepChange. Both are in the links.',
      how: 'Write down what comes in and what must go out each month. Offer your supplier what is left, even if it is small. Ask them to confirm the plan in writing, and to check whether you can have their hardship fund.',
      how_long: 'A plan can run for months or years. What counts is that you can afford it.',
      cost: 'The advice of Citizens Advice and StepChange is free, and so is a payment plan.',
      need: 'Contact your supplier before the next bill is due. That one call or message is the most important step.',
      next: 'The supplier looks at your budget and proposes a plan. You then pay that sum each month, and they leave you alone as long as you keep to it.',
      can_they:
        'They may ask for what you owe, but must take into account what you can afford. They may not force a prepayment meter on a home where that would be unsafe.',
      qualify:
        'Anybody who cannot pay may ask for a plan. Grants and discounts depend on income and benefits: GOV.UK and your supplier’s hardship fund say who gets them.',
      when: 'Now is best: the earlier you speak to them, the more they can do.',
      worth: 'Yes. Asking for help early costs nothing and stops letters, fees and worse.',
      risk: 'The risk is in waiting. Fees can be added and the debt grows, while a plan stops that.',
    },
  },
  {
    about: 'a complaint',
    topics: ['complaint'],
    on: [
      [
        /\b(?:attach|include|enclose|proof|evidence)\b/,
        'A copy of the bill, photos of the meter with the date, and the messages so far. Keep the originals.',
      ],
      [
        /\b(?:[89]|1\d|eight|nine|ten) weeks\b|\b(?:two|three|2|3) months\b/,
        'Then you need not wait any longer. After 8 weeks, or with a letter of deadlock, you can take it to the Energy Ombudsman now. It is free, and you have 12 months from the supplier’s final answer.',
      ],
      [
        /\b\w+ weeks? (?:now|ago|already)\b/,
        'You can go to the Energy Ombudsman once 8 weeks have passed since you complained, or at once if the supplier says in writing that it will do no more.',
      ],
      [
        /\bombudsman\b/,
        'The Energy Ombudsman looks at both sides and decides. It is free for you, and the supplier must do what it says if you accept it. It takes a complaint 8 weeks after you made it, or after a final no.',
      ],
    ],
    kinds: {
      how_long:
        'Give the supplier 8 weeks. After that, or as soon as it writes that it will do no more, you can go to the Energy Ombudsman.',
      when: 'After 8 weeks, or after a final no in writing, and within 12 months of it.',
      cost: 'Nothing. Complaining is free, and so is the Energy Ombudsman.',
      refuse:
        'If they do not answer, wait until 8 weeks have passed since you complained, and then go to the Energy Ombudsman. If they say no in writing, you can go at once. Keep all messages.',
      who: 'First your supplier’s complaints team: the address is on your bill. Then the Energy Ombudsman. Citizens Advice helps with the words.',
      how: 'Write to the supplier with your account number, what happened, since when, and what you want. Add photos of readings. If you give me the bill, I can draft the letter.',
      next: 'The supplier has 8 weeks to answer. If you are not content then, the Energy Ombudsman decides, and the supplier must follow it if you accept.',
      can_they:
        'They must take every complaint seriously and answer it. They may disagree, and then the Energy Ombudsman decides.',
      worth: 'Yes, if you can say what went wrong. It is free, and suppliers often settle before it goes further.',
      where: 'The address for complaints is on your bill and on the supplier’s website.',
      need: 'You must complain to the supplier first. Without that the Energy Ombudsman sends you back.',
    },
  },
  {
    about: 'the Warm Home Discount and other help',
    topics: ['warm_home_discount', 'winter_fuel_payment'],
    on: [
      [
        /\b(?:universal credit|uc)\b/,
        'Universal Credit is one of the benefits that can qualify you. In England and Wales most people get the discount without asking, and a letter tells you. Whether your household is in depends on the rules of this winter: GOV.UK has a checker.',
      ],
      [
        /\b(?:pension credit|pip|esa|jsa|income support|housing benefit|tax credits?|benefits?)\b/,
        'Some benefits qualify and others do not. Pension Credit with the guarantee part does. For the others GOV.UK has the list of this winter, and your supplier can see whether you are on it.',
      ],
      [
        /\bscotland|scottish\b/,
        'In Scotland those on the guarantee part of Pension Credit get it without asking. Others have to apply to their supplier, and the money can run out, so ask early in the winter.',
      ],
      [
        /\bprepay\w*|key|top ?up\b/,
        'Yes, with a prepayment meter too. It then comes as a voucher or as credit on the meter.',
      ],
      [
        /\bswitch|change supplier\b/,
        'It comes from the supplier that you are with on the day the scheme sets, so ask both suppliers before you switch in autumn.',
      ],
    ],
    kinds: {
      qualify:
        'It is for households with certain benefits: the guarantee part of Pension Credit, or a low income and benefits such as Universal Credit. The list of this winter is on GOV.UK, and your supplier sees whether you are on it.',
      when: 'It is taken off the electricity bill once, between October and the end of March.',
      how_long: 'It comes once a winter, between October and the end of March.',
      cost: 'I do not hold this winter’s sum with a source, so I do not say it. GOV.UK shows it on the page of the scheme. It costs you nothing.',
      how: 'In England and Wales most people need do nothing and get a letter. In Scotland ask your supplier early. The GOV.UK page has the phone line of the scheme.',
      need: 'In England and Wales mostly not: you get a letter. In Scotland you may have to apply to your supplier.',
      who: 'The GOV.UK helpline of the scheme, or your electricity supplier.',
      refuse:
        'Ask the helpline of the scheme on GOV.UK to look again, and have proof of the benefit ready. Your supplier’s hardship fund is another way.',
      where: 'On GOV.UK: look for Warm Home Discount.',
      risk: 'There is none: it need not be paid back and takes nothing from your benefits.',
      worth: 'Yes, check it. It is money off the bill and costs nothing.',
    },
  },
  {
    about: 'the Priority Services Register',
    topics: ['priority_register', 'medical'],
    kinds: {
      qualify:
        'Anybody who needs it: people of pension age, with a disability or illness, with a child under five, pregnant, with medical equipment, or who need help with reading or English. You need no proof for most.',
      how: 'Call or write to your supplier, or your electricity network, and ask to be put on it. Say what you need. They pass it on to each other if you agree.',
      cost: 'It is free.',
      how_long: 'Mostly a few days until you are on it. Ask them to confirm it.',
      who: 'Your energy supplier, or the electricity network of your area. One of them is enough if you agree that they share it.',
      need: 'You have to ask once. After a switch ask the new supplier again.',
      next: 'You get a warning of planned power cuts, help in one, and bills in a form that suits you.',
      why: 'So that those who need power or help most are thought of first when something fails.',
      where: 'On your supplier’s website, or by the number on your bill.',
      when: 'At any time. In a power cut call 105.',
      worth: 'Yes. It is free and changes nothing in your tariff.',
      risk: 'None. It does not change your price or your contract.',
    },
  },
  {
    about: 'a supplier that goes bust',
    topics: ['supplier_failure'],
    on: [
      [
        /\bswitch|leave|change supplier|move away\b/,
        'Not yet. Wait until the new supplier has written, then compare. You can leave it without an exit fee.',
      ],
      [
        /\bcredit|money\b/,
        'Your credit is protected. The new supplier that Ofgem picks takes it over. Keep your last bill as proof.',
      ],
    ],
    kinds: {
      need: 'Very little: read the meter, take a photo, keep your bills, and wait for the new supplier’s letter. Do not cancel the Direct Debit yet.',
      who: 'Ofgem picks the new supplier and names it on its site within days. That supplier then writes to you.',
      how_long: 'Mostly a few days until the new supplier is named, and some weeks until the account has moved.',
      worth: 'Not yet. Wait until the new supplier has written, then compare. You can leave without an exit fee.',
      cost: 'Nothing for the move itself. The new supplier sets its own rates, mostly at the price cap.',
      next: 'The new supplier writes with your new tariff. From then on you can compare and leave without an exit fee.',
      risk: 'Your supply and your credit are safe. Only your old fix ends, and the new rates may be higher.',
      when: 'The new supplier is named within days, and it writes to you within some weeks.',
      refuse: 'If your credit is missing after the move, complain to the new supplier with your last bill.',
    },
  },
  {
    about: 'a scam',
    topics: ['scam'],
    on: [
      [
        /\b(?:gave|given|told|paid|shared|sent)\b/,
        'Call your bank now, on the number on your card or on 159, and say what you shared. Then tell your real supplier, by the number on your bill, and report it to Report Fraud, formerly Action Fraud, or to the police on 101 in Scotland. Change passwords that you told.',
      ],
    ],
    kinds: {
      next: 'Call your bank now, on the number on your card. Then tell your real supplier by the number on your bill, and report it to Report Fraud, formerly Action Fraud, or to the police on 101 in Scotland.',
      how: 'End the call or close the door, and ring your supplier yourself on the number on your bill. They can see whether it was them.',
      who: 'Your bank first, then your supplier, then Report Fraud, or the police on 101 in Scotland.',
      sure: 'A real caller does not mind if you ring back on the number on your bill. That is the surest test.',
    },
  },
  {
    about: 'Northern Ireland',
    topics: ['northern_ireland'],
    on: [
      [
        /\bcap\b/,
        'There is no price cap in Northern Ireland. The one in the news is for England, Scotland and Wales. Regulated prices there are looked at by the Utility Regulator.',
      ],
      [
        /\bregulat\w*\b|\bofgem\b/,
        'In Northern Ireland it is the Utility Regulator, not Ofgem. For help there is the Consumer Council.',
      ],
      [
        /\bswitch|compare|cheap\w*\b/,
        'You can switch there too, but not with me: I have no tariffs of Northern Ireland. The Consumer Council has a free comparison.',
      ],
    ],
    kinds: {
      who: 'The Consumer Council of Northern Ireland: it helps for free and has its own comparison. The Utility Regulator sets the rules.',
      how: 'The Consumer Council of Northern Ireland has a free comparison and helps with bills.',
      why: 'Northern Ireland has its own energy market and its own regulator.',
      where: 'At the Consumer Council of Northern Ireland.',
      cost: 'I have no prices of Northern Ireland, and I do not guess.',
      worth: 'I cannot say for Northern Ireland. The Consumer Council has a free comparison.',
    },
  },
  {
    about: 'renting',
    topics: ['landlord', 'resold_energy'],
    kinds: {
      can_they:
        'If you pay the supplier yourself, the choice is yours, and a clause that forbids it may be unfair. If the landlord pays the supplier, the choice is theirs.',
      refuse: 'Ask for it in writing. Citizens Advice can say whether the clause holds, and who can help.',
      how: 'Look at whose name is on the energy bill. If it is yours, switch as anybody else does.',
      need: 'You need not ask to change supplier if the account is yours. Ask before a meter is changed.',
      cost: 'A switch costs a tenant nothing. Only an exit fee of a fix can be due.',
      who: 'Citizens Advice, for free.',
    },
  },
  {
    about: 'a heat network',
    topics: ['heat_network'],
    on: [
      [
        /\bcap\b/,
        'No, the price cap does not cover heat from a network. It covers gas and electricity on default tariffs only.',
      ],
      [
        /\bswitch|change\b/,
        'The heat cannot be switched: the building has one supplier for it. Your own electricity can.',
      ],
    ],
    kinds: {
      who: 'First the operator of the network, whose name is on the heat bill. After that the Energy Ombudsman, which takes complaints about heat networks too.',
      cost: 'I have no prices of heat networks. The operator must tell you how yours is worked out.',
      why: 'One boiler heats the whole building, so there is only one seller of its heat.',
      refuse: 'Complain to the operator in writing, and then to the Energy Ombudsman.',
      qualify: premise('cap_is_one_price'),
    },
  },
]
