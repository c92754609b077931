import type { SaidInTalk } from './said-in-talk.ts'

/** Said in the midst of switching, and of one or two suppliers. */
export const OF_SWITCHING: Readonly<Record<string, SaidInTalk>> = {
  split_worth:
    'Seldom much. It pays if the cheapest electricity and the cheapest gas for your home are with two suppliers, and the gap is larger than a dual fuel discount that you would lose. The price is two bills, two payments and two end dates. I can rank each fuel alone and both together, if you give me your postcode and use.',
  have_both_already:
    'Then you can stay so: it is handy, and nothing forces you apart. Every now and then look at each fuel alone, because one of the two contracts can be dear while the other is good. On a fix look at the exit fee of each fuel first.',
  own_end_dates:
    'Yes. Gas and electricity are contracts of their own, so they can end on different days and have an exit fee each. Each becomes free of its fee in its own last 49 days. Your bill or the app shows both dates.',
  someone_helps:
    'Yes, somebody you trust can help: they can compare and sit beside you, and you give the yes, because it is your account. If they should talk to the supplier for you, tell it their name and that you agree, or have them added to the account. They should not pretend to be you.',
  by_phone:
    'You can switch by phone: ring the new supplier and ask for the tariff by name, or ask for its papers by post. Have a bill to hand. You get the contract in writing and 14 days to change your mind. You need not tell the old supplier. Read the meter on the day, and that is all.',
  loyal_for_years:
    'Long loyalty is seldom rewarded: many who never changed are on the standard tariff, which a fix can undercut. Nothing is lost by looking. She or you can first ask the present supplier for its best tariff, which is no switch at all, and set that beside others. With a postcode and a bill I do that sum.',
  not_online_person:
    'It can all be done without the internet: by phone and by post. Ask the supplier for paper bills, and whether the tariff is for online customers only, because some are. The Priority Services Register is free and gives large print, a password for callers and help in a power cut. Somebody in the family may speak for her once she has told the supplier so.',
  nobody_picks:
    'No. Ofgem sets the rules and the cap, but does not choose for you: in a home you have moved into it is simply the supplier that the people before had, and from then on you choose. Only if a supplier fails does Ofgem name another one for its customers, and also then you may leave.',
  complain_of_prices:
    'About your own bill: first the supplier, and if that does not settle it the Energy Ombudsman, for free. About prices in general there is nobody who can lower them for you: Ofgem sets the cap and answers letters, and your MP can take it up. What helps more is a look at your tariff, your use and any help that you could get.',
  in_the_way:
    'A small debt need not stop you. On a normal meter a debt younger than 28 days simply goes on the final bill; an older one lets your supplier object until it is paid or agreed. On a prepayment meter up to £500 for each fuel can move with you. Ask your supplier how old it is, or pay it first.',
  mind_changed:
    'Yes. You have 14 days from the day after you agree to cancel without a reason, by phone, mail or in the account. If the supply has already moved, you are brought back or choose another, and pay only for what you used.',
  just_switched:
    'You can still change: in the first 14 days you cancel without a reason and without a fee. After that a fix may cost an exit fee for each fuel, a variable tariff nothing. Your old price is mostly gone; ask the old supplier what it offers now.',
  not_without_you:
    'Not without your yes: whoever is named on the account has to agree. If you are happy with it, he can compare and fill things in, and you confirm. He needs a recent bill, the postcode and your agreement. Or ask the supplier to add his name to the account.',
  no_contract:
    'Then you are most likely on a standard variable tariff: you can leave at any time, without a fee. To be sure, look at the bill under “About your tariff”, or in the app: an end date there means a fix, and no end date that you are free.',
}
