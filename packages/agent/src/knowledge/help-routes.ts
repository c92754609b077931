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
    says: 'If you smell gas, please act now. Call the gas emergency line on 0800 111 999, free, day or night. Open doors and windows. Turn the gas off at the meter if you can reach it safely. Do not use flames, switches or anything electrical. Leave the house if you feel unwell. I am an AI and cannot call for you.',
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
    says: 'Please keep well away from it. For a fallen cable, sparks outside or damage to the network, call 105. If anybody is in danger or there is a fire, call 999. I am an AI and cannot call for you.',
    links: [],
  },
  self_harm: {
    says: 'I am sorry that things feel this hard. Please do not stay alone with it. If you are in danger now, call 999. Samaritans listen day and night, free, on 116 123. Money trouble can be sorted out with help, and nobody has to do it alone. I am an AI, so I would like you to talk to a person first. When you are ready, I can help with the bill.',
    links: [SAMARITANS, STEP_CHANGE],
    offersPerson: true,
  },
  medical: {
    says: 'Thank you for telling me. Please ask your supplier, or your local network, to put you on the Priority Services Register. It is free. It can mean early warning of planned power cuts, help in a power cut, and bills in a form that suits you. Tell them if anybody at home depends on medical equipment, is ill, is disabled, is older or has a baby. In a power cut call 105 and say that you depend on electricity. In an emergency call 999. When you switch, tell the new supplier too, since the register does not always move with you.',
    links: [CITIZENS_ADVICE],
    offersPerson: true,
  },
  debt: {
    says: 'I am sorry that paying is hard just now. Tell your supplier soon and ask for a payment plan that you can afford. They must try to help. Citizens Advice and StepChange give free advice, and do not judge. You can often still switch: a debt younger than 28 days goes on your final bill, an older one may let your supplier block the switch, and on a prepayment meter up to £500 for each fuel can move with you. I can look for a lower price too, whenever you like.',
    links: [CITIZENS_ADVICE, STEP_CHANGE],
    offersPerson: true,
  },
  disconnection: {
    says: 'Please contact your supplier today and say that you need help to pay. Ask for a plan that you can afford, and tell them of anybody at home who is ill, disabled, older or very young. Being cut off is a last step and not the first. Citizens Advice can speak with you about it for free. If you prepay and have run out, ask your supplier for extra credit.',
    links: [CITIZENS_ADVICE, STEP_CHANGE],
    offersPerson: true,
  },
  complaint: {
    says: 'Complain to your supplier first, in writing if you can, and keep a note of what was said and when. Say what went wrong and what you want. If they do not put it right, or say that they will not, you can take it to the Energy Ombudsman for free. Citizens Advice can help you with the words. If your complaint is about us, I can hand you to a person.',
    links: [OMBUDSMAN, CITIZENS_ADVICE],
    offersPerson: true,
  },
  scam: {
    says: 'Be careful. Do not give bank details, codes or passwords to somebody who calls, texts or comes to the door. End the call, and ring your supplier on the number that is on your bill. If you have paid or shared bank details, tell your bank now. We never ask for bank details in this chat.',
    links: [CITIZENS_ADVICE],
  },
  moving_home: {
    says: 'When you move, read the meters at the old home on the day you leave and at the new home on the day you arrive. A photo is best. Tell your old supplier your moving date and new address, so that they can send a final bill. At the new home you are with its present supplier at first, on its standard tariff, and from then on you can switch. Once you have a bill for the new home, I can compare.',
    links: [],
  },
  business: {
    says: 'I am sorry, I can only help with energy for homes. Energy for a business is sold under other contracts, without the price cap, so my figures would be wrong for it. Citizens Advice has pages for small businesses too. If you also have a home to look at, I am glad to help.',
    links: [CITIZENS_ADVICE],
  },
  northern_ireland: {
    says: 'I am sorry, I cannot compare prices for Northern Ireland. Its energy market is separate, and the price cap does not apply there. We cover England, Scotland and Wales. Please do not take my figures as a guide there.',
    links: [],
  },
  landlord: {
    says: 'If you pay the supplier yourself, you can choose the supplier, also as a tenant. Look into your tenancy agreement first, and talk to your landlord before a meter is changed. If your landlord pays the supplier and you pay the landlord, the account is theirs and so is the choice.',
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
