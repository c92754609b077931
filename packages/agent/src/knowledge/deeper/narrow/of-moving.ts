import type { NarrowAnswers } from './narrow-answers.ts'

/** After one subject of moving and finding suppliers. */
export const NARROW_OF_MOVING: readonly NarrowAnswers[] = [
  {
    about: 'finding your supplier',
    topics: ['find_supplier'],
    kinds: {
      how: 'For electricity ask your local network, by its website or by phone: it names the supplier of your address. For gas use the Find My Supplier website with your postcode. The landlord, the agent or the people before may know too.',
      who: 'Your local electricity network for the power, and the Find My Supplier website for the gas. Tell me your postcode and ask which region it is, and I name the network.',
      where:
        'On the electricity network’s website, mostly under “who is my supplier”, and on the Find My Supplier website for gas.',
      how_long:
        'Mostly it takes minutes: the website or the network tells you at once. In a new building it can take some days until the supply is on record.',
      cost: 'Nothing: the network and the Find My Supplier website tell you for free.',
      refuse:
        'Then ring the electricity network and give your address and, if you can, the meter number; for gas try the postcode without the flat, or ring the gas network. In a new build ask the developer. You can also ask any supplier to look up the address.',
      next: 'Then ring that supplier with your name, the day you moved in and the readings. It opens an account, and from then on you may also choose another.',
      need: 'Yes, tell the supplier that you live there, with the day and the readings; otherwise bills go to “the occupier” or to somebody else.',
      risk: 'If you do nothing, bills pile up in nobody’s name and are then asked from you back to your first day. So find out soon, and send readings.',
      worth: 'Yes: only then can you give readings, see your rates and choose another tariff.',
      can_they:
        'Yes: whoever uses energy in a home owes for it from the first day, also without having signed anything.',
    },
  },
  {
    about: 'the supplier of a new home',
    topics: ['switch_after_move', 'open_account', 'first_home', 'occupier_letter'],
    kinds: {
      how: 'Ring the supplier that is there, or use its website: your name, the day you moved in, the readings, and how you want to pay. Then compare, choose, and the new supplier does the rest.',
      how_long: 'The account is opened in minutes. A switch after that takes up to 5 working days.',
      cost: 'Opening the account and switching cost nothing, and default rates have no exit fee. You pay for what you use from your first day.',
      who: 'The supplier that serves the home now. If you do not know which, ask the local electricity network, and for gas the Find My Supplier website.',
      when: 'From the day you get the keys. Read the meters that day; you may switch at once.',
      need: 'Yes: give the present supplier your name, the day and the readings. Without that you may be charged for others.',
      worth:
        'Mostly worth a look: default rates follow the price cap, and a fix can be below it. Tell me the postcode and your use, and I compare.',
      risk: 'The usual trap is a missing reading: then you pay for somebody else’s use. Take photos on the first day.',
      refuse:
        'Send a photo of the meter and the tenancy agreement or completion letter with the date, and ask for the bill to be made anew from that day. If it goes on, complain in writing.',
      next: 'You get a welcome letter with the account number and rates. After that you may stay, choose another of its tariffs, or switch.',
      can_they:
        'They may charge you from the day you moved in, also without a contract that you signed, but not for the time before.',
    },
  },
  {
    about: 'a deemed contract',
    topics: ['deemed_contract'],
    kinds: {
      cost: 'You pay the supplier’s default rates, and the price cap covers those. A fix can be cheaper, and leaving costs nothing.',
      worth: 'As a stopgap it is fine, but seldom the cheapest. Nothing ties you, so compare soon.',
      risk: 'It is not dangerous: the cap limits its rates and there is no exit fee. The risk is only that you stay on it for years and pay more than you need.',
      who: 'The supplier that served the home before you. You choose the next one yourself.',
      why: 'Because energy flows from the first day, before anybody has signed something: the law then puts default terms in place.',
      can_they:
        'Yes: by law you owe for what you use from the first day, on the supplier’s default terms, until you agree a tariff. But they may not hold you there or charge an exit fee.',
    },
  },
  {
    about: 'taking a tariff along',
    topics: ['move_tariff', 'sell_house'],
    kinds: {
      how: 'Tell your supplier the new address and the day, some weeks before, and ask three things: can you supply it, at which rates, and what does it cost if not. Have the answer in writing.',
      cost: 'Taking it along mostly costs nothing, but the rates are those of the new region. If it cannot move, some suppliers charge the exit fee and many do not.',
      when: 'Ask as soon as you know the day, best three or four weeks before you move.',
      how_long: 'The fix keeps its end date; it only moves. The change of address itself is done on the day.',
      worth:
        'If its rates are below what is on sale now, yes. If not, a move is a good moment to leave it: ask first whether that is free.',
      refuse:
        'Then ask whether the exit fee falls away because of the move, and get it in writing. At the new home you are free to choose from the first day.',
      risk: 'The rates can differ in another region, and a home with another kind of meter may not be possible. Ask before you give notice.',
      who: 'Your present supplier: its line for people who move.',
      can_they:
        'It depends on the terms that you agreed to: some may charge the exit fee when you move, many waive it. Not in the last 49 days.',
    },
  },
  {
    about: 'the final bill after a move',
    topics: ['moving_home', 'close_account', 'moving_reading'],
    kinds: {
      when: 'The final bill must come within 6 weeks of the day you leave, and credit within 10 working days after it.',
      how_long: 'Up to 6 weeks for the final bill, and then 10 working days for your credit.',
      cost: 'The final bill is for what you used up to your last reading, plus the standing charge up to that day, less what you have paid. With a reading and your rates I work it out.',
      refuse:
        'Send them your new address, the day and the photo of the readings in writing. If no final bill comes within 6 weeks, they owe you a set payment, and you can complain.',
      who: 'Two: your present supplier, with the day, the last readings and the new address, and the supplier of the new home.',
      need: 'Yes: tell your old supplier the day, the readings and your new address, some days before. At the new home tell the supplier there that you have moved in.',
    },
  },
]
