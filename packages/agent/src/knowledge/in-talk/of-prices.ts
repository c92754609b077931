import { capRatesOn, sayPounds, sayRate } from '@mowatt/tariffs'
import type { SaidInTalk } from './said-in-talk.ts'

const MICRO = 1_000_000
const DAYS = 365

/** Said in the midst of the price cap, standing charges, VAT, regions, fixes and forecasts. */
export const OF_PRICES: Readonly<Record<string, SaidInTalk>> = {
  wind_unfair:
    'I can see why that feels unfair. The power itself is sold at one wholesale price for all of Great Britain, wherever it is made, and that price often follows gas; so wind nearby does not make bills there lower. What differs by region is the cost of the local wires, spread over few homes. Whether prices should go by region has been debated; neither Ofgem’s cap nor a supplier can change it for you.',
  regions_unfair:
    'It does look odd. The price of a region follows what its own wires cost and how many homes share them, and not how rich the area is or where the power is made. A network with long lines or much upkeep costs each home more. Ofgem approves what networks may charge, for some years at a time, and no supplier can change it.',
  cap_means:
    'It is a limit on two prices: what a unit may cost, and what a day may cost, on tariffs that you did not choose. The bill is those prices times your use. The yearly figure in the news is only what a home with typical use would pay at them.',
  more_use_more_pay:
    'Yes. The cap limits the price of a unit and of a day, so whoever uses more than the typical home pays more than that figure, and whoever uses less pays less. Tell me your kWh of a year, and I say what it comes to for you.',
  vat_until:
    'Yes: electricity for homes has no VAT from 1 October 2026 to 31 March 2027. From 1 April 2027 it is 5% again. Gas stays at 5% all the time. You need do nothing, it is in the price by itself.',
  vat_by_itself:
    'No, there is nothing to claim: the supplier has to charge the right rate by itself, and it is already in the prices. If a bill for days since 1 October 2026 still shows VAT on your home’s electricity, ask the supplier for a new one.',
  why_dear_now:
    'Mostly because of what gas and electricity cost wholesale: they make up the largest part, and rose when gas did. On top come the networks, green and social schemes, and the suppliers’ costs. Ofgem adds these up every three months and sets the cap from them; your supplier does not choose it.',
  not_even_roughly:
    'Not even roughly: prices follow the wholesale market, the weather and world events, and nobody knows them. What is certain is the next dates: the cap changes on 1 January, 1 April, 1 July and 1 October, and Ofgem announces it some weeks before. If you want to know what you pay, a fix gives you that.',
  others_forecast:
    'I do not hold the forecasts of others and would not repeat a figure that I cannot check. You find theirs on their own sites, and they change from week to week. Ofgem’s own announcement is what counts: some weeks before 1 January, 1 April, 1 July and 1 October.',
  when_known:
    'The next cap, from 1 January 2027, is due from Ofgem in late November, and the one from 1 April in late February. Until then nobody has the figures. I can remind you of a day, if you like.',
  risk_averse:
    'Then a fix speaks for you: you know your rates until its end, whatever the cap does, and pay for that with less freedom. Take one with no exit fee or a low one, and for a year or so. It is a price for calm, and not always the cheapest way. With your postcode and use I show what it costs beside the cap.',
  rather_gamble:
    'Then a variable tariff or a tracker leaves you free: no exit fee, and you gain if prices fall, but you pay more if they rise. A fix without an exit fee lies between. With your postcode and use I show where the fixes stand beside the cap today.',
  what_would_mo_do:
    'I would go by two things: whether a fix for your home costs less over the year than the cap does now, and how much a rise would hurt you. If it costs less or about the same, I lean to the fix; if it costs clearly more, to staying and looking again at the next cap. For the figures I need your postcode and your use, or a bill.',
  charge_up_no_use:
    'That is how it works: the standing charge is for being connected and has nothing to do with use. It rises when the networks, schemes or meters cost more, and differs by region. With very little use a tariff with a low standing charge, or none, can be cheaper in the year, though its units cost more.',
  instead_of_scrapping:
    'As far as I know, Ofgem has worked on making suppliers offer a choice: a tariff with a lower standing charge and dearer units beside the usual one. The cost itself stays, it only moves. Its site says what has been decided. Ask your supplier whether it has such a tariff today.',
  same_power:
    'Yes, the electricity in your wires is the same for everybody. What differs is what the supplier buys with your money: renewable power under contract, or only certificates afterwards. So look at what backs the label.',
  greenest:
    'I rank no supplier by that and hold no such list. Look at each one’s fuel mix, which it must publish each year, and whether it buys renewable power itself or only certificates. Ethical and consumer magazines have tables of it. By price I can narrow the list: say "only green ones".',
  wants_simple:
    'Then look for four things: a phone line with people on it and short waits, paper bills if you want them, a plain fixed tariff with one rate, and payment the way you are used to. The stars of Citizens Advice cover phone waiting times and clear bills. Ask a supplier before you sign whether it can be done without an app. Names I do not rate.',
  no_real_answer:
    'You are right, it is not a yes or no. I hold no ratings, so I cannot honestly say which of the two is better. You can decide it in two steps: their stars at Citizens Advice for service, and the rates of both offers, side by side for your own use. Give me the rates that each quotes you, and I say which costs less in a year.',
  ask_anyway:
    'For service: Citizens Advice’s stars, which count complaints, phone waiting and clear bills. For price: the cost of your own year. Whoever is good in the first and cheap in the second is the better one for you. I can do the second with you.',
  help_this_winter:
    'There is, though not a payment for everybody. No VAT on electricity until 31 March 2027, by itself. And for some: the Warm Home Discount on a low income, the Winter Fuel Payment for people over State Pension age, with an income limit, and Cold Weather Payments with some benefits. Scotland has its own. GOV.UK says who gets which.',
  pension_age:
    'For older people there is the Winter Fuel Payment: for people over State Pension age, now 66 and rising, with an income limit. It mostly comes by itself. With Pension Credit the Warm Home Discount and Cold Weather Payments come too. In Scotland it is the Pension Age Winter Heating Payment. GOV.UK and mygov.scot have the sums and the dates.',
  may_err:
    'Yes, I can be wrong. I can misread a bill or misunderstand a question, and rules change. So each sum is shown with its working, and what I read of a bill with its place, for you to check. For rules look at Ofgem’s or Citizens Advice’s site before you act on something that matters. If something looks off, tell me which part.',
  fix_protects:
    'Yes, as long as it runs: a fix keeps its unit rates and standing charge until its end date, whatever the cap does. Only VAT can change them, and the bill still follows your use. If prices fall, you stay on it or pay the exit fee.',
  cap_useless:
    'Not quite. It does not limit your fix, but it shows what you would pay without one, so you can see whether the fix is good. And when the fix ends and you do nothing, the cap protects you.',
  who_pays_most:
    'It differs by region: North Wales with Merseyside tends to have the highest standing charge, and London a low one. Ask me “which region is dearest”, and I give the figures of today; name your town, and I give yours.',
  promised_down:
    'Promises are not what sets it: Ofgem works the cap out every three months from what energy and networks cost. If wholesale gas rises, it goes up, whatever was said. The next one is announced in late November for January.',
  away_months:
    'It runs on all that time: the charge is for being connected, and there is no pause. For a few months taking the meter out does not pay. What helps is a tariff with a low standing charge if the home is empty for most of the year, and everything switched off but frost protection.',
  off_at_mains:
    'Then you use nothing, but the standing charge runs on, because the meter stays connected. Only taking the meter out and closing the account ends it. In winter keep some heating on against frost.',
  vat_on_all:
    'Yes, VAT is on all of the energy bill, unit rates and standing charge alike. For electricity that is nought until 31 March 2027, for gas 5%.',
  vat_still_on_bill:
    'For electricity used since 1 October 2026 there should be none; days before that rightly have 5%, and gas has 5% all the time. So look at the dates. If later days have VAT on electricity, ask the supplier for a new bill.',
  they_write:
    'Yes. A supplier must write to you 42 to 49 days before a fix ends, by post or e-mail, with what comes next. In those last 49 days you can leave without a fee. If no letter came, look in the account: the end date stands there.',
  start_looking:
    'About 49 days before the end: from then on no exit fee may be charged, and prices of new fixes are those you would really get. You can agree early and have the change set for the end date. Tell me the date, and I can remind you.',
  forecast_pushed:
    'Honestly not: I would only be guessing with your money. What is known is the cap now and the day of the next one, in late November for January. If a rise would hurt you, a fix is the way to be sure.',
  charge_a_year: ({ world }) => {
    const [power, gas] = (['electricity', 'gas'] as const).map((fuel) => {
      const cap = capRatesOn({ on: world.today, fuel, paymentMethod: 'direct_debit' })
      return cap && cap.price.standingMicroPencePerDay
    })
    if (power === undefined || gas === undefined) return undefined
    const year = (micro: number) => sayPounds(Math.round((micro * DAYS) / MICRO))
    return `Under the price cap now, on average by Direct Debit: electricity ${sayRate(power)} a day, about ${year(power)} a year, and gas ${sayRate(gas)} a day, about ${year(gas)} a year. It differs by region, and a fix can have another.`
  },
  supplier_profit:
    'A small part of it: the cap has an allowance for profit of a few percent, and most of the price is wholesale energy and networks. What a supplier really makes depends on how well it buys. Ofgem publishes how the cap is made up.',
  no_letter:
    'They must write to you 42 to 49 days before a fix ends. If nothing came, also not by e-mail or in the account, complain and ask them to put you where you would have been, for example on the deal that you could have had from that day. They need not agree to that, but a missed letter is their fault. From now on you are free to leave without a fee.',
  mp_help:
    'Your MP can take it up with the government and Ofgem, and answers letters from their area; Ofgem also asks the public before it changes how such charges are made up. It will not change your own bill soon. What you can do now is compare the whole year, with both parts in it.',
  guarantee_ended:
    'The Energy Price Guarantee has ended. What protects you now is Ofgem’s price cap, which limits the unit rate and the standing charge of default tariffs and changes every three months. With a fix you have the price that you agreed to.',
}
