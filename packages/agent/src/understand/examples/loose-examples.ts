/** The same wishes in loose words, without the words of the trade. They come on top of the other examples. */
export const LOOSE_EXAMPLES: Readonly<Record<string, string>> = {
  term_standing_charge:
    'what is this daily fee i get charged|how does the daily charge get worked out|the price i pay each day just for being connected|what is the bit that is the same every day on my bill|the fee before i even switch a light on',
  term_back_billing:
    'they want money for stuff from 2022|a massive demand for years back|my old supplier has sent me a bill from 2023|a bill out of the blue for 3 years ago|it is for 2 years they said they never read it|they say they forgot to bill me for ages',
  term_meter_fault:
    'the numbers keep turning even with everything unplugged|meter runs when nothing is on|it counts up when the power is off at the fuse box|the wheel is spinning like mad',
  term_paper_bills:
    'i would rather get an envelope through the door than log in|can i have it in the post|i want a letter and not an email|i do not do online send me it on paper',
  term_credit_check:
    'will asking for a quote leave a mark on my experian file|do they look at my credit file|does comparing show up on my credit report|will it hurt my score',
  term_switch_time:
    'how soon after i say yes am i with the new lot|how quick is the changeover|how many days till i am moved|if i agree today when does it happen',
  switch_cuts_supply:
    'will the fridge go off while they change me over|do the lights go out during it|will i be left in the dark when i move company|is there a gap in the supply',
  term_switch_refused:
    'is the old lot able to block me from going|can they stop me walking|can my company hold on to me|they will not let me leave',
  term_credit_refund:
    'how do i get the money sitting in my account with them back in my pocket|they are holding 300 of mine how do i get it|i have built up a pile of money with them|give me back what i overpaid|refund of my prepay credit when i move',
  term_direct_debit_changed:
    'they bumped what they take out of my bank and did not ask|they just take more each month now|they have upped my monthly without telling me|my supplier put my payments up overnight',
  term_monthly_payment:
    'what ought to be coming out of my bank each month|what should i be paying a month|is what they take each month about right|how much should my direct debit be',
  term_ways_to_pay:
    'is it dearer if i just pay when the letter turns up|what way of paying is cheapest|does it matter how i pay|is paying quarterly more',
  term_forecast:
    'what is the outlook for prices over winter|are bills going to drop in spring|will it get cheaper soon|what will happen to prices|are things going to get worse next year|should i expect it to go up again',
  term_region:
    'does it cost me more to live up north than in the south|how come my pal in kent pays a different daily fee|does where i live change the price|is it dearer in some parts of the country',
  term_ev_tariff:
    'i plug the car in overnight is there a deal made for that|cheap rate for charging the car at home|what plan is best for my tesla|a night deal for the motor',
  term_seg:
    'my panels send power back out who gives me money for it|do i get paid for what my roof makes|money for spare solar power|selling my extra sunshine power',
  term_time_of_use:
    'which hours of the day is leccy least expensive|is there a plan where some hours are cheaper|prices that change by the hour|cheap slots in the day',
  term_economy_7:
    'my heaters charge up overnight am i on the right sort of plan|the cheap overnight thing with two numbers|night rate and day rate plan|half price at night tariff',
  term_use_less:
    'what can i do round the house to burn through less|how do i get my usage down|ways to cut back|simple things to save on heating',
  term_service_ratings:
    'which firm picks up the phone quickest|who has the happiest customers|who is good at answering|which company treats people best|who gets the least complaints',
  term_winter_fuel_payment:
    'do the oaps still get something for keeping warm|the winter money for pensioners|is the heating payment for old folk still on',
  term_warm_home_discount:
    'am i eligible for that money off in winter if i am on pension credit|the winter money off the electric for people on benefits|that 150 thing off the bill',
  term_second_home:
    'got a cottage by the sea that is empty ten months a year|holiday place we hardly use|a flat i only use at weekends',
  term_no_gas:
    'no pipes in our village bottled stuff only|we are not on the mains|we are off the gas grid|nobody round here has gas',
  term_mpan:
    'what does the code s with 21 numbers mean|the long number with an s in a box|what is the big s on my bill',
  term_where_on_bill:
    'which bit of paper tells me when my contract is up|where does it say when my deal ends|where do i look for my end date|which page has my tariff on',
  term_parts_of_bill:
    'what sits inside the price besides the actual fuel|what am i paying for exactly|what makes up the bill|where does my money go on the bill',
  term_in_home_display:
    'the gadget on the worktop shows rubbish prices|the little screen that shows what i spend|that thing in the kitchen with the pounds on it',
  smart_meter_fears:
    'those new digital meters are they listening to me|are the new meters a con|what do they know about me from the meter',
  smart_meter_needed:
    'do i have to let them put a smart one in|i do not have one of those smart gadgets am i stuck with who i have|can i switch with an old meter|must i have the digital one',
  smart_meter_blocks:
    'i have one of those smart gadgets does that stop me going elsewhere|am i tied in because of the new meter',
  term_leave_prepayment:
    'i want rid of pay as you go and to have an ordinary account|get me off the key|change from top up to a normal bill|swap my prepay for a proper meter',
  prepay_dearest:
    'is putting money on a key the worst value there is|do key people get ripped off|is top up the dearest way',
  loyalty:
    '20 years i have been with the same lot surely they look after me|do they reward you for staying|been with them since the nineties',
  green_wires:
    'is it all the same stuff coming down the cable if i go eco|does the green power really come to my house',
  term_green: 'what is the point of going eco with power|is green power real|what makes a tariff green',
  fixed_bill:
    'once i lock in can i leave the heating on all day and pay no more|does a fix mean my bill is always the same',
  term_fixed_or_variable: 'locking in vs floating explain|stay flexible or lock in|fixed price or one that moves',
  term_tracker:
    'one where the price goes up and down every day is that wise|a price that follows the market|the one that changes daily',
  term_fix_ends:
    'what do i get moved onto once my two years is up|what comes after my deal|when my contract is up what then',
  complaint:
    'is there an umpire for rows with these firms|who do i moan to about these people|they are useless who can i go to',
  term_erroneous_transfer:
    'i got a welcome letter from a company i have never spoken to|somebody has moved me without asking|i never agreed to join them',
  term_switch_risks:
    'is there any danger in going to a new company|what could bite me if i change|what can go wrong if i move|is it safe to change supplier',
  term_dual_fuel:
    'does having both fuels together save anything|is it better to have both with one firm|gas and electric from the same place',
  estimate_usage:
    'what does a normal family get through in a year|what counts as high use in a house|how much does a house like ours use|guess how much we use',
  term_supplier_phone: 'how do i get hold of edf|how do i reach my supplier|where is the number for octopus',
  term_no_hurry: 'do i need to decide right this minute|can i sleep on it|is there a time limit on this',
  term_notice_days: 'can i give notice seven weeks before my deal is up|how early can i go before my deal ends',
  exit_fee: 'do they sting you for going early|what do they charge me to get out|is there a penalty for leaving',
  compare:
    'which outfit would do it for the least money|have a look round for me would you|time i looked at other options|find me something better|who would be cheaper for me',
  about_delete: 'get rid of everything i told you|forget what i said|rub out what you know about me',
  about_abilities: 'what sort of stuff can i ask|what is your job then|what are you for|how can you help me',
  about_upload:
    'will a snap from my phone do|did my bill arrive|did you get my bill|has my upload worked|can i send you a picture of it|i have it on paper how do i show you',
  about_accuracy: 'why should i believe a word you say|are you ever wrong|how do i know you got it right',
  about_difference:
    'why bother with you when there is money saving expert|why not just use a comparison site|what do you do that uswitch does not',
  about_app: 'can i get this on my iphone|is there an android version|do i download something',
  about_unsubscribe:
    'stop sending me stuff|i do not want your emails|how do i get off your waitlist|take me off your list',
  about_launch: 'when will the proper version be ready|when is it going live|when can i really switch with you',
  term_read_meter:
    'where do i look on the box to get the numbers|how do i tell what the meter says|which figures do i write down',
  acting_for: 'i do all the paperwork for my dad can i speak on his behalf|can i ring up for my nan',
  debt: 'i have fallen behind and cannot catch up|i am drowning in bills|i owe more than i can manage',
  bill_summary:
    'can you put this into words a child would get|walk me through what i am looking at|tell me what this says in plain words',
  bill_vat: 'how much of that went to the taxman|what was the tax on it',
  bill_tariff: 'what am i signed up to|what plan am i on',
  bill_supplier: 'remind me who sends me this|who is this bill from',
  bill_readings: 'did someone actually look at my meter for this|was that a guess',
  off_topic:
    'how much is a tv licence|what are petrol prices like round here|my cat is poorly|how do i renew my passport|what do you reckon to the new james bond|tell me about your day|who won the match|what is on telly tonight|what is the weather tomorrow|book me a train|how do i get a blue badge',
  price_cap:
    'what is the limit on prices just now|what is the most they can charge a unit|what are the capped rates today',
  term_pay_late:
    'what if there is not enough in the bank on the day|i will not have the money when it goes out|the payment will bounce',
  term_top_up_trouble:
    'the gas card says zero but i put 20 on|i paid for it and the meter shows nothing|money has not gone on the key|put a tenner on and it is not there',
  term_top_up_how:
    'how long does a top up take to come through|can i put money on a smart meter from another phone|can my son top up my meter for me|where can i top up near me',
  term_friendly_hours:
    'what is the longest the meter stays on after credit is gone|how long do i have once it hits zero',
  term_readings_how_often: 'no one has ever asked me for a reading|nobody comes to read it',
  term_meter_exchange:
    'can i refuse a smart meter when mine is worn out|they say my meter is too old and must go|my meter certificate has run out',
  term_benefits_fund:
    'carers allowance any help with electric|i get pip can i have money off gas|on income support need help with heating',
  term_off_grid: 'help with oil heating costs|we cannot afford to fill the oil tank|oil is so dear any help',
  term_register_what:
    'what counts as vulnerable|do i count as vulnerable|is there a list for ill people|who do i tell that i am on dialysis at home',
  term_switch_double:
    'can i switch in the middle of a bill|switch half way through my billing month|do i pay twice in the month i switch',
  term_countries_same: 'is it the same price wherever you live',
  about_lost:
    'hello is anyone there my english no good i want pay less|i do not know where to begin|i need help with energy but not sure what',
}
