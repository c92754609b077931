import type { CardOf } from '@mowatt/contract'

export type HelpKind =
  | 'gas_leak'
  | 'carbon_monoxide'
  | 'power_cut'
  | 'electric_danger'
  | 'self_harm'
  | 'medical'
  | 'debt'
  | 'disconnection'
  | 'complaint'
  | 'scam'
  | 'moving_home'
  | 'business'
  | 'northern_ireland'
  | 'landlord'
  | 'heat_network'
  | 'no_supply'
  | 'bereavement'
  | 'abuse'
  | 'acting_for'
  | 'debt_switch'
  | 'broken_heating'

export type HelpRoute = { says: string; links: CardOf<'links'>['links']; offersPerson?: boolean }

const CITIZENS_ADVICE = {
  label: 'Citizens Advice: help with energy',
  url: 'https://www.citizensadvice.org.uk/consumer/energy/energy-supply/',
  note: 'Free, and independent of suppliers and of us.',
}
const OMBUDSMAN = {
  label: 'Energy Ombudsman',
  url: 'https://www.energyombudsman.org/',
  note: 'Free for households.',
}
const STEP_CHANGE = {
  label: 'StepChange',
  url: 'https://www.stepchange.org/',
  note: 'Free debt advice from a charity.',
}
const SAMARITANS = { label: 'Samaritans', url: 'https://www.samaritans.org/', note: 'Somebody listens, day and night.' }

/** What to do where a tariff is not the point. Safety first, then who can really help. */
export const HELP_ROUTES: Readonly<Record<HelpKind, HelpRoute>> = {
  gas_leak: {
    says: 'If you smell gas, please act now. Leave the house with everybody, and ring the gas emergency line from outside: 0800 111 999, free, day or night. On the way out open doors and windows, and turn the gas off at the meter if you can reach it safely. Touch no switches, nothing electrical, and light no flame. Do not go back in until they say that it is safe. If anybody feels unwell, call 999. I am an AI and cannot call for you.',
    links: [],
  },
  carbon_monoxide: {
    says: 'Please treat this as an emergency. Go outside into fresh air now and take everybody with you. Call the gas emergency line on 0800 111 999, and 999 if anybody feels unwell. Do not go back in until you are told that it is safe. I am an AI and cannot call for you.',
    links: [],
  },
  power_cut: {
    says: 'For a power cut, call 105. It is free and puts you through to the company that runs your local network. First check your trip switches, and whether your neighbours have power. If somebody at home depends on electricity for their health, say so on the call. If there is danger to life, call 999. Your supplier and your tariff do not matter for this.',
    links: [],
  },
  electric_danger: {
    says: 'Please keep well away from it, and use it no more. Inside the home turn the power off at the main switch, if you can reach it without touching the hot or wet part, and have a registered electrician look. For a fallen cable, the meter, sparks outside or damage to the network, call 105, free. If there is smoke or fire, or anybody is hurt or in danger, get out and call 999. I am an AI and cannot call for you.',
    links: [],
  },
  self_harm: {
    says: 'I am sorry that things feel this hard. Please do not stay alone with it. If you are in danger now, call 999. Samaritans listen day and night, free, on 116 123. Money trouble can be sorted out with help, and nobody has to do it alone. I am an AI, so I would like you to talk to a person first. When you are ready, I can help with the bill.',
    links: [SAMARITANS, STEP_CHANGE],
    offersPerson: true,
  },
  medical: {
    says: 'Thank you for telling me. Please ask your supplier, or your local network, for the Priority Services Register. It is free. It can mean a warning of planned power cuts, help in one, and bills in a form that suits you. Say who at home depends on medical equipment, is ill, disabled, pregnant, older or has a baby. In a power cut call 105 and say that you depend on electricity; in an emergency 999. Nothing is cut off when you switch, but tell the new supplier too.',
    links: [CITIZENS_ADVICE],
    offersPerson: true,
  },
  debt: {
    says: 'I am sorry that paying is hard just now. Tell your supplier soon, and ask for a payment plan that you can afford. They must try to help. Citizens Advice and StepChange advise for free and do not judge. You can often still switch: a debt younger than 28 days goes on your final bill, and an older one may let your supplier block it. On a prepayment meter up to £500 for each fuel can move with you. I can look for a lower price, whenever you like.',
    links: [CITIZENS_ADVICE, STEP_CHANGE],
    offersPerson: true,
  },
  debt_switch: {
    says: 'You can often switch with a debt. On a normal meter, a debt younger than 28 days goes on your final bill and the switch goes ahead; an older one may let your supplier block it. On a prepayment meter up to £500 for each fuel can move with you to the new supplier. Above that, your supplier may say no until it is lower. It must tell you why. Ask for a payment plan, and for free advice from Citizens Advice or StepChange.',
    links: [CITIZENS_ADVICE, STEP_CHANGE],
    offersPerson: true,
  },
  disconnection: {
    says: 'I am sorry, that is hard, and there is help today. Please contact your supplier and say that you need it. If you prepay and have run out, ask for emergency or extra credit now. Say if anybody at home is ill, disabled, pregnant, older or very young, and ask for the Priority Services Register. Ask for a plan that you can afford: being cut off, or moved to prepayment, is a last step. Citizens Advice helps for free, and can tell you of fuel vouchers near you.',
    links: [CITIZENS_ADVICE, STEP_CHANGE],
    offersPerson: true,
  },
  bereavement: {
    says: 'I am sorry for your loss. Tell the supplier when you are ready; many have a team for this. You need the name, the address, the date and a meter reading. The bill up to then is for the estate and not for you, unless your name is on the account too. Credit goes to the estate. If you, or somebody else, stay in the home, ask to put the account in that name: nothing is cut off meanwhile.',
    links: [CITIZENS_ADVICE],
    offersPerson: true,
  },
  abuse: {
    says: 'Your safety comes first. If you are in danger now, call 999. Tell your supplier that somebody else has access and that you need the account protected: ask for a new password, new contact details, and a note on the file. Suppliers can list you on the Priority Services Register with a password for callers. The National Domestic Abuse Helpline listens for free, day and night: the link is below. Scotland and Wales have helplines of their own. You can delete this chat from its menu.',
    links: [
      {
        label: 'National Domestic Abuse Helpline',
        url: 'https://www.nationaldahelpline.org.uk/',
        note: 'Free, day and night.',
      },
      CITIZENS_ADVICE,
    ],
    offersPerson: true,
  },
  acting_for: {
    says: 'You can help with somebody else’s energy. The supplier talks to you once the account holder agrees, or if you have a power of attorney: ask for a named person on the account. When somebody moves out for good, give the date and a meter reading, and ask for a final bill; credit is paid back to the account holder. I can compare for their home too, but only they, or who acts for them by law, can agree to a switch.',
    links: [CITIZENS_ADVICE],
  },
  broken_heating: {
    says: 'I am sorry, that is cold. A broken boiler or heater is for your landlord if you rent, for your boiler cover if you have it, or for a Gas Safe registered engineer. If you smell gas, call 0800 111 999. If the meter is empty, ask your supplier for emergency credit. With a baby, an older or an ill person at home, tell your supplier and ask for the Priority Services Register. Your tariff does not matter for this.',
    links: [CITIZENS_ADVICE],
  },
  complaint: {
    says: 'Complain to your supplier first, in writing if you can, and keep a note of what was said and when. Say what went wrong and what you want. If they do not put it right in time, or say that they will not, you can take it to the Energy Ombudsman for free; its website says how long to wait first. Citizens Advice can help you with the words. If your complaint is about us, I can hand you to a person.',
    links: [OMBUDSMAN, CITIZENS_ADVICE],
    offersPerson: true,
  },
  scam: {
    says: 'Be careful. Do not give bank details, codes or passwords to somebody who calls, texts or comes to the door. End the call, and ring your supplier on the number that is on your bill. If you have paid or shared bank details, tell your bank now. We never ask for bank details in this chat.',
    links: [CITIZENS_ADVICE],
  },
  moving_home: {
    says: 'Read the meters at the old home on the day you leave, and at the new one on the day you arrive; a photo is best. Tell your old supplier the date and your new address, so that they can send the final bill. Ask them whether a fix can move with you. At the new home you are with its present supplier at first, and can then switch. Debts of people before you are not yours. Once you have moved, I can compare.',
    links: [],
  },
  business: {
    says: 'I am sorry, I can only help with energy for homes. Energy for a business is sold under other contracts, without the price cap, so my figures would be wrong for it. Citizens Advice has pages for small businesses too. If you also have a home to look at, I am glad to help.',
    links: [CITIZENS_ADVICE],
  },
  northern_ireland: {
    says: 'I am sorry, I cannot compare prices for Northern Ireland, the Channel Islands or the Isle of Man. Their energy markets are separate, and the price cap does not apply there. We cover England, Scotland and Wales. Please do not take my figures as a guide there.',
    links: [],
  },
  landlord: {
    says: 'If you pay the supplier yourself, you can choose the supplier, also as a tenant of a private landlord, the council or a housing association. Look into your tenancy agreement first, and ask before a meter is changed. If your landlord pays the supplier and you pay the landlord, the account is theirs and so is the choice. There are rules on what they may then charge you for energy: Citizens Advice can tell you.',
    links: [CITIZENS_ADVICE],
  },
  heat_network: {
    says: 'If your heat comes from a shared boiler for the building, it is usually sold by one company and cannot be switched. Your own electricity can. Tell me your electricity use or upload that bill, and I compare the electricity alone.',
    links: [],
  },
  no_supply: {
    says: 'If the lights are out, call 105, which is free. If you prepay and the meter is empty, top up, or ask your supplier for emergency credit. If you smell gas, call 0800 111 999. Changing supplier is not what cut you off: a switch never interrupts the supply.',
    links: [],
  },
}
