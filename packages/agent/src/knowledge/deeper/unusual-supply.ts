import { premise, term } from './answer-by-call.ts'
import type { DeeperAnswers } from './deeper-answers.ts'

/** What can be said on where the usual rules do not fit: a failed supplier, Northern Ireland, renting, a heat network. */
export const UNUSUAL_SUPPLY: readonly DeeperAnswers[] = [
  {
    about: 'a supplier that goes bust',
    topics: ['supplier_failure'],
    on: [
      [/\bswitch|leave|change supplier|move away\b/, term('failure_wait')],
      [
        /\bcredit|money\b/,
        'Your credit is protected. Keep your last bill as proof, and ask the new supplier that Ofgem picks how it is moved.',
      ],
    ],
    kinds: {
      need: 'Very little: read the meter, take a photo, keep your bills, and wait for the new supplier’s letter. Do not cancel the Direct Debit yet.',
      who: 'Ofgem picks the new supplier and names it on its site. That supplier then writes to you.',
      how_long:
        'Ofgem’s site says which supplier takes over and from when. That supplier writes to you about the account.',
      worth: 'Not yet. Wait until the new supplier has written, then compare. You can leave without an exit fee.',
      cost: 'Nothing for the move itself. The new supplier sets its own rates and writes to you what they are.',
      next: 'The new supplier writes with your new tariff. From then on you can compare and leave without an exit fee.',
      risk: 'Your supply and your credit are safe. Only your old fix ends, and the new rates may be higher.',
      when: 'Ofgem’s site says when the new supplier takes over, and that supplier then writes to you.',
      refuse: 'If your credit is missing after the move, complain to the new supplier with your last bill.',
    },
  },
  {
    // Texts and not calls: a place that our figures do not hold for gets its own answer beside them.
    about: 'Northern Ireland',
    topics: ['northern_ireland'],
    on: [
      [
        /\bcap\b/,
        'There is no Ofgem price cap in Northern Ireland. The one in the news is for England, Scotland and Wales. The Utility Regulator watches over prices there.',
      ],
      [
        /\bregulat\w*\b|\bofgem\b/,
        'In Northern Ireland it is the Utility Regulator, not Ofgem. For help there is the Consumer Council.',
      ],
      [
        /\bswitch|compare|cheap\w{0,20}\b/,
        'You can switch there too, but not with me: I have no tariffs of Northern Ireland. The Consumer Council has a free comparison.',
      ],
    ],
    kinds: {
      who: 'The Consumer Council for Northern Ireland: it helps for free and has its own comparison. The regulator is the Utility Regulator.',
      how: 'The Consumer Council for Northern Ireland has a free comparison and helps with bills.',
      why: 'Northern Ireland has its own energy market and its own regulator.',
      where: 'At the Consumer Council for Northern Ireland.',
      cost: 'I have no prices of Northern Ireland, and I do not guess.',
      worth: 'I cannot say for Northern Ireland. The Consumer Council has a free comparison.',
    },
  },
  {
    about: 'renting',
    topics: ['landlord', 'resold_energy'],
    kinds: {
      can_they:
        'If you pay the supplier yourself, the choice is yours. Citizens Advice can say whether a clause against it holds. If the landlord pays the supplier, the choice is theirs.',
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
      who: 'First the operator of the network, whose name is on the heat bill. After that Citizens Advice or the Energy Ombudsman.',
      cost: 'I have no prices of heat networks. Ask the operator how yours is worked out.',
      why: 'One plant heats the whole building or estate, so there is only one seller of its heat.',
      refuse: 'Complain to the operator in writing. After that ask Citizens Advice or the Energy Ombudsman.',
      qualify: premise('cap_is_one_price'),
    },
  },
]
