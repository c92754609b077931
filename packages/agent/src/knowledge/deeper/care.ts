import { term } from './answer-by-call.ts'
import type { DeeperAnswers } from './deeper-answers.ts'

const RING = 'For gas it is 0800 111 999, for wires and the meter 105, and 999 if anybody is in danger.'

/** What can be said on about dangers, scams, help with bills and the Priority Services Register. */
export const CARE: readonly DeeperAnswers[] = [
  {
    about: 'a danger',
    topics: ['gas_leak', 'carbon_monoxide', 'electric_danger', 'power_cut'],
    on: [
      [
        /\b(?:stopped|gone|better|fine|ok|okay) now\b|\b(?:smell|sparks?|burning) (?:is |has |have )?(?:gone|stopped)\b|\bstill (?:need|have) to\b/,
        `Call all the same: what smelt or sparked can come back. ${RING} Stay away from it until somebody has looked.`,
      ],
    ],
    kinds: {
      need: `Yes, please call. ${RING}`,
      cost: 'The call is free, so please do not wait. Ask on the phone whether a repair would cost you anything.',
      who: RING,
      how_long:
        'They tell you on the phone how soon they come. Until then do as they say, and stay away from the danger.',
    },
  },
  {
    about: 'a scam',
    topics: ['scam'],
    on: [
      [
        /\b(?:gave|given|told|paid|shared|sent)\b/,
        'Call your bank now, on the number on your card, and say what you shared. Then tell your real supplier, by the number on your bill, and report it: GOV.UK says how to report a fraud where you live. Change passwords that you told.',
      ],
    ],
    kinds: {
      next: 'Call your bank now, on the number on your card. Then tell your real supplier by the number on your bill, and report it: GOV.UK says how to report a fraud where you live.',
      how: 'End the call or close the door, and ring your supplier yourself on the number on your bill. They can see whether it was them.',
      who: 'Your bank first, then your supplier. GOV.UK says where to report a fraud.',
      sure: 'A real caller does not mind if you ring back on the number on your bill. That is the surest test.',
    },
  },
  {
    about: 'help with bills',
    topics: ['help_schemes'],
    kinds: {
      how: 'Ask the supplier whether it has a hardship fund: its website says, or ring the number on the bill. For the schemes of the government look at GOV.UK. Ask the council whether it has a fund. Citizens Advice can help you with the forms.',
      who: 'The supplier for its fund, the council for its own, and Citizens Advice to find out what fits. It is free.',
      qualify:
        'Each scheme has its own rules, mostly on income, benefits or age. GOV.UK has those of the government, and your supplier those of its fund.',
      need: 'For most of it you have to ask. Most people get the Winter Fuel Payment without asking, and in England and Wales the Warm Home Discount too. GOV.UK says who has to claim.',
      cost: 'Asking is free, and grants are not paid back.',
      when: 'Ask now: a fund can run out.',
      how_long: 'Whoever runs the scheme says how long it takes. Ask when you apply.',
      refuse: 'Ask for the reason, and try the council and Citizens Advice.',
      worth: 'Yes. It costs nothing to ask, and grants are not paid back.',
    },
  },
  {
    about: 'the Warm Home Discount',
    topics: ['warm_home_discount'],
    on: [
      [
        /\b(?:universal credit|uc)\b/,
        'Universal Credit can count. Whether your household is in goes by the rules of this winter: GOV.UK has them, and your supplier can tell you whether you are on the list.',
      ],
      [
        /\b(?:pension credit|pip|esa|jsa|income support|housing benefit|tax credits?|benefits?)\b/,
        'Some benefits count and others do not, and the rules change. GOV.UK has the list of this winter, and your supplier can tell you whether you are on it.',
      ],
      [
        /\bscotland|scottish\b/,
        'In Scotland you may have to ask your supplier, so do it early. GOV.UK has the rules of this winter.',
      ],
      [
        /\bprepay\w*|key|top ?up\b/,
        'A prepayment meter does not shut you out. Ask your supplier how it pays the discount on such a meter.',
      ],
      [/\bswitch|change supplier\b/, term('whd_switch')],
    ],
    kinds: {
      qualify:
        'It is for households with certain benefits. The rules of this winter are on GOV.UK, and your supplier can tell you whether you are on the list.',
      when: 'It comes once a winter. GOV.UK says from when to when this time.',
      how_long: 'It comes once a winter. GOV.UK says from when to when this time.',
      cost: 'I do not hold this winter’s sum with a source, so I do not say it. GOV.UK shows it on the page of the scheme. It costs you nothing.',
      how: 'In England and Wales most who qualify need do nothing. In Scotland ask your supplier early. The page on GOV.UK says whom to ask.',
      need: 'In England and Wales mostly not. In Scotland you may have to ask your supplier.',
      who: 'Your electricity supplier. The page of the scheme on GOV.UK says who else can tell you.',
      refuse:
        'Ask for the reason, and have proof of the benefit ready. The page on GOV.UK says whom to ask to look again. Your supplier’s hardship fund is another way.',
      where: 'On GOV.UK: look for Warm Home Discount.',
      risk: 'None that I know of: it is a discount and no loan, so it is not paid back.',
      worth: 'Yes, check it. It is money off the bill and costs nothing.',
    },
  },
  {
    about: 'the Winter Fuel Payment',
    topics: ['winter_fuel_payment'],
    kinds: {
      qualify: 'The rules change from year to year. GOV.UK has them, and mygov.scot has those of Scotland.',
      when: 'GOV.UK says when it is paid this winter, and mygov.scot says it for Scotland.',
      cost: 'I do not hold this winter’s sum with a source, so I do not say it. GOV.UK shows it, and mygov.scot for Scotland.',
      need: 'Most people get it without asking. GOV.UK says who has to claim.',
      who: 'The government pays it, not your supplier. GOV.UK says whom to ask, and mygov.scot for Scotland.',
      where: 'On GOV.UK: look for Winter Fuel Payment. For Scotland look at mygov.scot.',
      refuse: 'GOV.UK says how to ask for another look. Citizens Advice helps you for free.',
    },
  },
  {
    about: 'the Priority Services Register',
    topics: ['priority_register', 'medical'],
    kinds: {
      qualify:
        'It is for people who need extra help: who are older, ill or disabled, are pregnant or have a young child, depend on medical equipment, or need help with reading or English. Ask, even if you are not sure.',
      how: 'Call or write to your supplier, or your electricity network, and ask to be put on it. Say what you need, and ask whether they tell each other.',
      cost: 'It is free.',
      how_long: 'Ask them to confirm when you are on it.',
      who: 'Your energy supplier, or the electricity network of your area. Ask whether they tell each other.',
      need: 'You have to ask once. After a switch ask the new supplier again.',
      next: 'It can mean a warning of planned power cuts, help in one, and bills in a form that suits you.',
      why: 'So that those who need power or help most are thought of first when something fails.',
      where: 'On your supplier’s website, or by the number on your bill.',
      when: 'At any time. In a power cut call 105.',
      worth: 'Yes. It is free and changes nothing in your tariff.',
      risk: 'None. It does not change your price or your contract.',
    },
  },
]
