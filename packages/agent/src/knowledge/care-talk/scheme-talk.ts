/** What is asked of a scheme of help. */
export type SchemeAspect = 'apply' | 'when' | 'sum' | 'who' | 'late' | 'scotland'
export type Scheme = 'warm_home' | 'winter_fuel' | 'cold' | 'council' | 'pension_credit' | 'hardship'

/** Where a scheme stands among the subjects, so that the talk goes on with it. */
export const SCHEME_TERMS: Readonly<Record<Scheme, string>> = {
  warm_home: 'warm_home_discount',
  winter_fuel: 'winter_fuel_payment',
  cold: 'cold_payment',
  council: 'council_fund',
  pension_credit: 'pension_credit',
  hardship: 'hardship_fund',
}

/** Sums are those of last winter, from GOV.UK: those of this winter may differ, and each text says so. */
export const SCHEME_TALK: Readonly<Record<Scheme, Readonly<Record<SchemeAspect, string>>>> = {
  warm_home: {
    apply:
      'Mostly it comes by itself: whoever qualifies in England and Wales need not apply, and a letter says so. Only if the letter asks you to ring the helpline do you have to. In Scotland ask your supplier, as many there had to apply until last winter. Your name, or your partner’s, has to be on the electricity bill.',
    when: 'Over the winter, by 31 March: the supplier takes it off the electricity bill, mostly between October and March. It is not paid into your bank. On prepayment it comes as a top-up or a voucher. A letter in autumn or early winter says that you get it; without one by January, ring the helpline that GOV.UK names.',
    sum: 'Last winter it was £150, taken off the electricity bill once; GOV.UK has this winter’s sum. It is a discount, so it is not paid back, and it counts against no benefit.',
    who: 'Households where you or your partner get a means-tested benefit, such as Universal Credit, Pension Credit, Housing Benefit, or income-related ESA or JSA, and are named on the electricity bill. The benefit has to run on one fixed day in late summer. PIP, DLA or Carer’s Allowance alone do not count. The supplier has to be in the scheme, as nearly all are. GOV.UK has a checker for this winter.',
    late: 'It can come as late as 31 March, so it may still be on its way. Look at the electricity bill for a credit of that name. If you qualify and have had no letter by January, ring the Warm Home Discount helpline that GOV.UK names. If you changed supplier or moved since the summer, tell both suppliers.',
    scotland:
      'The discount is the same in Scotland. Until last winter only those with the guarantee part of Pension Credit got it there by itself, and others had to ask their supplier; it was said to become automatic for more people. So ask your supplier now. Scotland also has a Winter Heating Payment of its own: mygov.scot.',
  },
  winter_fuel: {
    apply:
      'Mostly it comes by itself: whoever gets the State Pension or another benefit need not claim, and is told by a letter in October or November. You have to claim only if you never had it and get no such benefit, or put off your State Pension. GOV.UK has the form, and the deadline is in March. Scotland has a payment of its own.',
    when: 'Mostly in November or December, into the account where your pension or benefit goes. A letter before that says how much. If nothing has come by the end of January, ring the Winter Fuel Payment Centre: GOV.UK has the number.',
    sum: 'Last winter it was £200 for a household, or £300 with somebody of 80 or over; couples mostly get half each. From people with more than £35,000 a year it was taken back by tax. GOV.UK has this winter’s sum, and mygov.scot that of Scotland.',
    who: 'People of State Pension age, by a fixed day in September: it does not depend on the supplier or tariff. Last winter everybody of that age got it, and those with an income of more than £35,000 had to give it back by tax. At 65 you are mostly still too young. GOV.UK has this winter’s rules; Scotland has its own payment.',
    late: 'It mostly comes in November or December, so give it until the end of January. Then ring the Winter Fuel Payment Centre: GOV.UK has the number. If you never had it before, and get no State Pension yet, you may have to claim.',
    scotland:
      'Scotland has the Pension Age Winter Heating Payment instead, with sums much like the English ones. It comes by itself from Social Security Scotland, mostly from November on: mygov.scot has the dates and sums.',
  },
  cold: {
    apply:
      'It comes by itself, into the account where you get the benefit, so there is nothing to apply for. With a new baby, or a child under 5 in your Universal Credit claim, tell the Jobcentre, as that can count. Scotland has a Winter Heating Payment instead, which also comes by itself.',
    when: 'Within about 14 working days after seven days in a row at or below zero where you live, between 1 November and 31 March. GOV.UK has a checker by postcode. In Scotland the Winter Heating Payment comes once a winter, mostly from November or December on.',
    sum: 'Last winter it was £25 for each spell of seven very cold days. It is not paid back. GOV.UK has this winter’s sum.',
    who: 'People with Pension Credit, and with Universal Credit, Income Support, income-based JSA or income-related ESA, where there is also a disability, a child under 5 or no work. PIP alone is not enough, but PIP beside Universal Credit can be. GOV.UK lists it exactly.',
    late: 'It should come within about 14 working days after the cold spell. If it was cold enough by the postcode checker on GOV.UK and nothing came, tell the Pension Service or the Jobcentre.',
    scotland:
      'Scotland has the Winter Heating Payment instead: once each winter, whatever the weather, by itself with certain benefits. mygov.scot has the sum and the dates.',
  },
  council: {
    apply:
      'You have to ask for it. Look on your council’s website for “crisis fund”, “household support”, or “local welfare assistance”, or ring the council and ask for that team. Say what you need it for, who lives with you, and if there is a baby, illness or no heating. In Scotland ask for the Scottish Welfare Fund, in Wales for the Discretionary Assistance Fund.',
    when: 'Each council has its own time; for an emergency, such as no heating with a baby, ask for a decision in a day or two. It mostly comes as a voucher, a top-up or straight to your account. When the pot is empty it may close until the next one, so ask soon.',
    sum: 'Each council sets its own sum, and I do not hold it. It is mostly a grant, so it is not paid back, and it is for a need such as heating, food or a broken boiler.',
    who: 'People on a low income who cannot pay for something they need, mostly also without a benefit and while working. Each council has its own rules, and families with small children, older and ill people go first.',
    late: 'Ring the council, ask for the team of the fund and for the day of the decision, and say if you are without heat or food: then it is urgent. Citizens Advice can ask for you.',
    scotland: 'In Scotland it is the Scottish Welfare Fund: a Crisis Grant is for an emergency. You ask your council.',
  },
  pension_credit: {
    apply:
      'It has to be claimed: on GOV.UK, or free by phone with the Pension Credit claim line on 0800 99 1234. You need the National Insurance number, what comes in, savings and bank details. Somebody may help or do it for her or him. It can be paid up to three months back. Age UK, 0800 678 1602, and Citizens Advice fill it in with you.',
    when: 'A claim mostly takes some weeks, and it can be paid up to three months back. The help that it opens follows after: the Warm Home Discount only if it ran on the fixed day in late summer.',
    sum: 'It tops up a low weekly income to a fixed level, so the sum depends on what comes in. The worth lies also in what it opens: the Warm Home Discount, Cold Weather Payments, help with rent and council tax, and a free TV licence from 75. GOV.UK has a calculator.',
    who: 'People of State Pension age with a low income, also with a small pension, own home or some savings. Many who could have it never asked. A check is free: Age UK on 0800 678 1602, Citizens Advice, or the calculator on GOV.UK.',
    late: 'Ring the Pension Service: the number is on the letter and on GOV.UK. It can be paid from the day you claimed, and up to three months before.',
    scotland: 'Pension Credit is the same in Scotland, and is claimed on GOV.UK or by phone.',
  },
  hardship: {
    apply:
      'You have to ask for it: on the supplier’s website, or by phone. Mostly they want a budget from a debt adviser, so begin with StepChange or Citizens Advice, free. If your supplier has none, the British Gas Energy Trust is open at times to others.',
    when: 'Mostly some weeks after the form is in. Ask the supplier to hold the debt while it is looked at, and tell it at once if you are cold or off supply.',
    sum: 'Each fund sets its own sum: it can clear a part or all of a debt, or pay for a boiler repair. It need not be paid back.',
    who: 'Customers of that supplier who owe money and have little left after rent and food. You need no benefit for it. The supplier’s website has the rules.',
    late: 'Ask the fund for the day of the decision, and the supplier to hold the debt until then. Citizens Advice can ask for you.',
    scotland:
      'The suppliers’ funds are open in Scotland too. Advice Direct Scotland, 0808 196 8660, helps with the form, free.',
  },
}

/** The same questions where no one scheme is meant, and those that are the same for all. */
export const HELP_TALK: Readonly<Record<string, string>> = {
  'help.apply':
    'For some, not for all. The Warm Home Discount, the Winter Fuel Payment and Cold Weather Payments mostly come by themselves, if you have the benefit or the age for it. You have to ask for the council’s fund, the supplier’s hardship fund, Pension Credit and grants for insulation. Citizens Advice on 0808 223 1133 helps with the forms, free.',
  'help.when':
    'The Winter Fuel Payment mostly comes in November or December, the Warm Home Discount off the electricity bill by 31 March, and a Cold Weather Payment about two weeks after a very cold spell. The council’s and the supplier’s funds pay when you ask and they agree.',
  'help.sum':
    'Last winter the Warm Home Discount was £150, the Winter Fuel Payment £200 or, from 80, £300, and a Cold Weather Payment £25 for each very cold week. GOV.UK has this winter’s sums. The council’s and the supplier’s funds set their own. None of it is paid back.',
  'help.who':
    'It depends on which. The Warm Home Discount goes with means-tested benefits such as Universal Credit or Pension Credit. The Winter Fuel Payment goes with State Pension age. The council’s and the suppliers’ funds are for anybody on a low income, also in work. Citizens Advice or Turn2us check for free what you can get.',
  'help.late':
    'Ask whoever pays it: the supplier or the GOV.UK helpline for the Warm Home Discount, which can come as late as 31 March; the Winter Fuel Payment Centre after the end of January; the council for its fund. Citizens Advice on 0808 223 1133 can ask for you.',
  'help.scotland':
    'Scotland has some payments of its own: the Pension Age Winter Heating Payment and the Winter Heating Payment, both from Social Security Scotland, and the council’s Scottish Welfare Fund. The Warm Home Discount is there too: ask your supplier. Home Energy Scotland helps with insulation and heating. mygov.scot has the sums.',
  'help.uc':
    'Then there is more for you. Universal Credit mostly opens the Warm Home Discount, if you or your partner are named on the electricity bill: last winter £150, mostly without asking. With a child under 5, a disability or no work it can open Cold Weather Payments too. Ask the council and the supplier for their funds; a budgeting advance is possible but is paid back. Citizens Advice checks it all for free.',
  'help.pc':
    'Then you very likely qualify for the Warm Home Discount, last winter £150, and in England and Wales it mostly comes by itself off the electricity bill; GOV.UK or your supplier confirms it. Pension Credit also opens Cold Weather Payments, help with council tax and, from 75, a free TV licence. The Winter Fuel Payment comes with the age anyway.',
  'help.pc_ask':
    'Yes, it helps in two ways. It tops up a low income from State Pension age on, and it opens the Warm Home Discount, last winter £150, Cold Weather Payments, help with council tax and, from 75, a free TV licence. It does not come by itself: it has to be claimed, on GOV.UK or free on 0800 99 1234. Age UK and Citizens Advice do it with you.',
  'help.cold':
    'At or below zero degrees on average for seven days in a row where you live, between 1 November and 31 March, or a forecast of it. GOV.UK has a checker by postcode. Then a Cold Weather Payment comes by itself, last winter £25 for each such spell, if you have one of the benefits for it. In Scotland the Winter Heating Payment comes whatever the weather.',
  'help.for_other':
    'Yes, you can help, and mostly do it with them: ring together, or fill in the form and let them sign. For Pension Credit somebody may make the claim by phone with the person there. If they can no longer manage, you can ask to be made their appointee for benefits. Age UK on 0800 678 1602 and Citizens Advice help with it, for free.',
  'help.to_debt':
    'In part. The Warm Home Discount comes off the electricity account, so it lowers what you owe there. The supplier’s hardship fund is meant for just that, and can clear a part or all of a debt. The Winter Fuel and Cold Weather Payments go to your bank, and you may use them as you like. Ask for a plan for the rest.',
  'help.pip':
    'PIP, DLA or Attendance Allowance alone do not open the Warm Home Discount or Cold Weather Payments; beside Universal Credit, Pension Credit or Housing Benefit they can. They are meant for such costs, and you can be on the Priority Services Register, free. Ask the council and the supplier for their funds, which need no such benefit. Citizens Advice checks for free whether you could get more.',
  'help.working':
    'Then look at what needs no benefit: the council’s fund for households in need, your supplier’s hardship fund, a payment plan, and grants for insulation by income or by the home. And check whether you are missing a benefit: many who work get some Universal Credit. Turn2us has a free calculator, and Citizens Advice does it with you.',
  'help.name':
    'For the Warm Home Discount the electricity bill has to be in your name or your partner’s, if the benefit is yours: a husband or wife on the bill is mostly enough. If it is in the name of a landlord or somebody else, you do not get it, but the other help stays open. Ask the supplier to add your name before next summer.',
  'help.council':
    'Ask for the council’s fund for households in need: mostly “crisis fund”, “household support” or “local welfare assistance” on its website, or by phone. For a home without heating ask also for the housing or energy team, which knows of grants for boilers and insulation. Say who lives with you, and if there is a baby, illness or no heat, so that it goes first. In Scotland it is the Scottish Welfare Fund, in Wales the Discretionary Assistance Fund.',
  'help.older':
    'From State Pension age there is the Winter Fuel Payment: last winter £200, or £300 from 80, taken back by tax from an income of more than £35,000. At 65 that is mostly still too early. With a low income Pension Credit tops it up, and opens the Warm Home Discount and Cold Weather Payments. Most of it comes by itself; Pension Credit has to be claimed. GOV.UK has this winter’s rules.',
  'help.nothing':
    'Not for everybody by a payment, but there is something. Everybody has no VAT on electricity from 1 October 2026 to 31 March 2027, already in the price. With certain benefits there is the Warm Home Discount, from State Pension age the Winter Fuel Payment, and Cold Weather Payments in a hard frost. And the council and your supplier have funds for who cannot pay.',
  'help.prepay':
    'Yes, also on prepayment. The Warm Home Discount then comes as a top-up on a smart meter, or as a voucher for the key or card: ask your supplier which. It runs out after some time, so use it soon. The other payments go to your bank account and have nothing to do with the meter.',
  'help.back':
    'No. The Warm Home Discount, the Winter Fuel Payment, Cold Weather Payments and grants from a fund are not paid back. What is paid back: extra credit on a prepayment meter, a budgeting advance, and any loan. From an income of more than £35,000 the Winter Fuel Payment is taken back by tax.',
  'help.insulation':
    'Often free or cheap with a low income, certain benefits, an ill person at home, or a home that is hard to heat. Ask your council’s energy team, and look at “find ways to save energy” on GOV.UK; in Scotland Home Energy Scotland, in Wales Nest. Who rents can ask too, but the landlord has to agree.',
  'help.low_income':
    'There is no one figure. Each scheme sets its own: the benefits have their income limits, grants for insulation mostly go by the household’s yearly income, and councils and suppliers look at what is left after rent and food. A free check with Turn2us or Citizens Advice tells you which you fall under.',
  'help.switch_lose':
    'You can switch. For the Warm Home Discount it counts who supplied you on the fixed day in late summer, and the new supplier has to be in the scheme: ask it before you sign. The payments from the government do not depend on the supplier at all.',
}
