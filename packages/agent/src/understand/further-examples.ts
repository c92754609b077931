/** Still more ways of putting each wish, with other words and in another order than the rest. */
export const FURTHER_EXAMPLES: Readonly<Record<string, string>> = {
  compare:
    'tell me if i am paying over the odds|would i save by going elsewhere|find the lowest price for my house|what could i get for less|my renewal is due find me options|is there a cheaper supplier near me|help me sort my energy out|i think i pay too much for gas|who offers the best value right now|any decent deals about|could you see what is available for my postcode|is my current supplier expensive|price up a switch for me|show me what others would charge me|get my energy costs down|is it worth moving supplier to save a bit|is my tariff competitive|look up cheaper electric for my area|recommend me a supplier|is a longer fix better for me',
  exit_fee:
    'i want out of my contract how much will it sting|what would it cost me to break my contract|do i have to pay to leave early|is there a charge if i switch before it ends|how soon before the end can i switch for free|when is my tariff end date|could i leave tomorrow without a penalty|how do exit fees work|will they charge me for going|when does my deal run out',
  estimate_usage:
    'how many units does a house like mine get through|what is usual for two people|what would a small house use in a year|is eight units a day normal|work out my consumption|how much gas does a terrace use|i have never looked at my usage|roughly how much power do we need',
  price_cap:
    'how much is a kilowatt hour now|what does electric cost per unit today|current gas price|what is the latest cap figure|price cap for my region|cap for prepay customers|what rate should i be paying per unit|how is the cap set|what is the average unit rate',
  vat: 'is vat coming back on electric|how much tax do i pay on energy|did the government take vat off electricity|vat on heating|what percentage is vat on gas',
  cap_is_maximum:
    'why is mine higher than the cap on the news|they said nobody pays more than the cap|i pay more than the cap how is that allowed|what is the point of a cap if my bill is still huge|cap is supposed to stop big bills',
  cap_covers_fixes:
    'does the cap apply if i am fixed|am i protected by the cap on a fixed deal|fixed rate and the price cap',
  cap_is_one_price: 'does everyone get the same cap|is the cap different in wales|one cap for the whole country',
  switch_cuts_supply:
    'is there a gap where nobody supplies me|could i be without gas for a day|does anything go off on switch day|will my freezer defrost when i switch|do the lights stay on',
  switch_needs_visit:
    'do i get a new meter when i switch|must i take time off work for it|will an engineer call|do they touch the wiring|do they come to the house',
  paid_to_recommend:
    'why did you put that supplier at the top|how did you pick that one|do you take a cut from suppliers|are you owned by an energy company|are these ads|do suppliers sponsor you|is the order fair|do you get paid if i switch|do you have a favourite supplier|who do you work for',
  smart_meter_needed:
    'must i get a smart meter to join|no smart meter can i still get that tariff|do they fit a smart meter before i join',
  smart_meter_blocks:
    'will i lose smart features if i switch|does the new company use my smart meter|smart meter not connecting since the move|smart meter lost connection|old smart meter and switching|smart meter does not send readings any more',
  smart_meter_fears:
    'pros and cons of a smart meter|is it true smart meters can cut you off|i do not trust smart meters|they want to force a smart meter on me|can they switch me to prepay through the smart meter|smart meter privacy worries|how do i say no to a smart meter|are the readings of smart meters wrong',
  smart_meter_health:
    'is the smart meter making me ill|smart meter radio waves harmful|can a smart meter affect a pacemaker',
  fixed_bill:
    'will i pay more in winter on a fix|does fixed mean i pay the same each month|does a fix cap my bill|can the standing charge change in a fix',
  standing_charge_optional:
    'i was abroad and still paid|do i pay for days i use nothing|can i have no standing charge|paying for an empty flat every day',
  exit_fee_always:
    'does a variable have a leaving fee|is it free to leave the standard tariff|do i get charged for leaving a variable',
  prepay_dearest: 'does it cost more to top up|are token meters dearer|is pay as you go more expensive',
  loyalty:
    'been with them for decades|does staying put get me a better price|do they reward old customers|am i daft to stay with the same company',
  green_wires: 'is the green power really green|do i actually get wind power|greenwashing',
  credit_lost:
    'how long can they hang on to my credit after i have left|do they pay me back when i go|what about the money i have built up|i left and they still have my money|when do i get my credit after switching',
  cooling_off_none:
    'can i go back to my old supplier|i signed yesterday and changed my mind|can i get out of it again|i do not want it after all can i cancel|is it too late to stop it|how do i undo a switch',
  direct_debit_is_usage:
    'my payment is higher than what i use|why is my monthly more than my bill|they take more than i spend',
  term_standing_charge:
    'is my daily charge too high|why is the standing charge different round here|standing charges explained|does everyone pay a standing charge',
  term_unit_rate: 'what is a unit price|explain pence per kwh|what does the rate per unit mean',
  term_kwh:
    'kw or kwh what is the difference|what is one unit|how much is a kilowatt hour in real life|what does unit mean on my bill',
  term_mpan:
    'the number with the big s|where is the electricity supply number|is the mpan the same as the account number|meter point number',
  term_mprn: 'gas meter point number|where is my gas number',
  term_economy_7:
    'cheap rate hours|is my old night storage deal any good|am i losing out on economy seven|day rate and night rate|what hours is off peak|white meter heating|total heat total control',
  term_tracker: 'does a tracker go up and down|is a tracker a good idea in winter|daily changing price tariff',
  term_fixed: 'how long should i fix for|is a fix safe|what do i get with a fix|does a fix protect me',
  term_variable: 'what is the default tariff|we have been put on the standard rate|am i on the svt',
  term_exit_fee: 'what is an early exit fee|exit fees explained',
  term_cooling_off:
    'how many days do i get to change my mind|is there a cooling off time|can i cancel ten days after signing|14 day rule',
  term_direct_debit: 'how do they work out my direct debit|is direct debit a good idea|can i pay variable direct debit',
  term_prepayment: 'prepay customers can they switch|changing supplier with a key|smart pay as you go',
  term_in_home_display:
    'the little screen is wrong|my display shows old prices|ihd stopped|what is the gadget on my windowsill',
  term_estimated_reading:
    'smart meter fitted but still getting estimates|the meter reader never comes|nobody reads my meter|they keep guessing my usage|my bill has an e on it|bill based on estimates|reading on bill is too high|why do they not use my readings',
  term_annual_cost: 'how do you know what a year costs|what is behind that number|where do you get the yearly figure',
  term_dual_fuel:
    'can i switch just the gas|only change my electric supplier|keep gas where it is|split my suppliers|one bill for both',
  term_green: 'tariffs good for the planet|is it worth going green|does green cost more',
  term_ofgem: 'is ofgem the government|what can ofgem do for me|who controls energy companies|who regulates you',
  term_region:
    'why does my area pay more|is it dearer in the north|how do i know which region i am in|do prices depend on where you live',
  term_calorific_value: 'convert gas units|how many kwh in a cubic metre|gas reading in kwh',
  term_switch_steps:
    'talk me through changing supplier|what happens on the day i switch|how do i sign up|what do i have to do to change|what documents do i need|who reads the meter on switch day',
  term_switch_time: 'when will i be with the new people|is it done in a week|how fast can you move me',
  term_final_bill:
    'waiting for my closing bill|old firm will not send the last bill|how long have they got to send my final bill|will i owe anything at the end',
  term_seg:
    'export rates for my panels|i have a battery and panels|selling electricity back|does solar affect my tariff',
  term_erroneous_transfer:
    'my switch went to the wrong house|woke up with a different supplier|somebody switched me|moved without my say so|i am with a company i never picked',
  term_back_billing:
    'no bill for 14 months and then a massive one|they want money from 2023|how far back can they charge|surprise bill for old usage|they forgot to bill me for years',
  term_supplier_failure:
    'moved to another firm when mine collapsed|my supplier ceased trading|supplier in administration what now|will i lose my fix if they go bust',
  term_credit_refund:
    'they will not refund my credit|i have overpaid can i have it|get my balance paid out|i am 450 quid in credit|claim my credit',
  term_direct_debit_changed:
    'my payments went up without warning|they increased my monthly without asking|can i get my direct debit lowered|direct debit too high for my use|they took more than agreed',
  term_credit_check:
    'does a comparison show on my credit file|i have bad credit will they take me|do they do a hard search|ccj and energy',
  term_find_supplier:
    'just bought a house who do i pay|no idea who supplies us|who is my gas with|moved in and do not know the supplier',
  term_warm_home_discount:
    'how do i get the warm home discount in scotland|when does the warm home discount come|is the discount automatic|am i on the list for warm home',
  complaint:
    'they billed me twice|they keep getting it wrong|how do i take my supplier to court|the call centre hung up on me|how do i get compensation from my supplier|they put me on a higher tariff without telling me|who do i report them to|eight weeks and no answer',
  moving_home:
    'moving into a flat share next week|letters for someone who lived here before|who do i tell when i move out|we are selling up what about the meter|our completion is friday|leaving my rented flat|new home first bill|moving in with my boyfriend',
  landlord:
    'does my landlord decide the supplier|is my landlord allowed to stop me changing|bills included can i pick supplier|letting agency tied us to a supplier|council flat energy|the electric is in the landlords name|my tenants left without paying',
  business:
    'b and b from home|village hall electric|energy for our charity|workshop unit|small business rates|farm supply|energy for the allotment hut',
  heat_network:
    'heat interface unit|my heating comes from the building|communal heating bills|can i leave district heating',
  scam: 'got a call offering half price electric|they wanted my card number|text about an energy refund|suspicious email from my supplier|someone wants to read my meter is that genuine',
  debt: 'they want the lot at once|my debt went to a collection agency|i cannot put the heating on because of cost|falling behind on gas|hard to pay this month|i am finding it hard to pay|we are really struggling|the bill wiped out my wages',
  debt_switch:
    'owe 60 quid can i still go|leave while in debt|does owing stop me changing|change supplier with arrears on the meter',
  disconnection:
    'six pound left and no money till thursday|ran out of gas on the card|they will not give me emergency credit|can they cut off a pensioner|letter about a warrant|prepay forced on me',
  medical:
    'my wife has ms|we need power for a machine|mum has parkinsons and needs the house warm|blind and need braille bills|premature baby at home|cannot reach the meter because of my age|extra help register|i get muddled with letters',
  bereavement:
    'my wife has just died and all was in her name|sorting out my late fathers bills|gran died who pays|they still bill my mum who passed',
  abuse:
    'my partner hides the bills from me|he will not let me see the account|he turns the heating off to punish me|she took my name off the account|i had to flee my husband',
  acting_for:
    'can i manage my dads energy for him|sort out nans bills|speak on behalf of my mother|my aunt cannot cope with her bills|authority to act',
  broken_heating:
    'no hot water since yesterday|boiler error code|my radiators do not get warm|gas engineer needed|heating conked out',
  bill_high:
    'my bill has trebled|it jumped from 80 to 140|why is gas so much this month|cannot understand why it is this high|usage the same but bill doubled|what is going on with my bill|bill shock',
  bill_summary:
    'make sense of my bill|does it look right to you|i just want to understand my bill|go over the bill|anything odd on it|can you check it over',
  bill_balance:
    'how come there is a balance from before|do i have an old debt on here|what is the amount owing|am i up or down with them',
  bill_usage: 'how many units did we get through|my consumption on the bill|usage this month',
  bill_unit_rate: 'what rate am i on for leccy|price per unit here|what do i pay for a unit of gas',
  bill_standing_charge: 'why is the standing charge so much|how much a day am i paying just to be connected',
  bill_total:
    'what is the damage|how much do i owe this time|what is this bill for|how much is it altogether|what do i pay this time',
  bill_tariff: 'when does it end|what deal is this|is it a good tariff',
  bill_readings: 'did they guess my reading|readings look off|is this reading mine',
  term_heat_pump:
    'ground source heating running costs|will a heat pump cut my bills|heat pump and which tariff|we have an ashp',
  term_time_of_use:
    'when is electric cheapest|cheap times to run the washing machine|does it matter when i use power|night shift when is power cheap',
  term_ev_tariff: 'cheap rate for the car|charging at home or at the shops|best deal for my leaf|electric van tariff',
  term_deemed_contract: 'i never agreed to any contract|put on a deal i did not choose|default rates after moving in',
  term_fix_ends:
    'my contract is up what now|letter says my tariff is ending|what tariff will i go on to|deal ends in february|end of fix letter',
  term_tell_supplier: 'do i hand in my notice|will they know i have left|must i phone my old company',
  term_cancel_direct_debit:
    'i switched but the old one is still taking money|old supplier keeps taking payments|can i cancel the old payment|when is it safe to stop the direct debit|stop paying my old supplier',
  term_switch_late:
    'waiting three weeks for my switch|new supplier keeps delaying|nothing has happened with my switch|switch compensation',
  term_switch_refused:
    'can my old supplier refuse to let me go|they will not release me|i was rejected by the new supplier|a supplier said no to me',
  term_read_meter:
    'which digits count|my meter has two displays|do they need a photo|give a meter reading|read the gas meter',
  term_meter_fault:
    'i do not trust the readings on my smart meter|paying for next door|meter clocking up while we are away|the meter is too fast|are my readings right|crossed meters|my meter looks broken',
  term_top_up_trouble:
    'key will not go in the meter|top up lost|card snapped|no shop open to top up|app will not top up my meter',
  term_leave_prepayment:
    'prepay to direct debit how|move from prepay to monthly payments|i hate topping up|go back to monthly bills|turn my prepay into normal|take out the key meter',
  term_winter_fuel_payment:
    'when is winter fuel paid|am i too young for winter fuel|cold weather payment trigger|pensioner heating money',
  term_help_schemes:
    'help for people on low income|any free insulation|vouchers for fuel|who helps with gas bills|support for carers|boiler replacement scheme|help with heating for disabled',
  term_running_cost:
    'what does the oven cost an hour|is the immersion expensive|price of a load of washing|slow cooker or oven|what is the telly costing me|how much to run a fan heater all day',
  term_use_less:
    'turn heating off when out|one room or whole house|how warm should i keep it|bring my usage down|stop draughts|save power at home|is it better to leave hot water on',
  term_service_ratings:
    'which supplier answers the phone|are utility warehouse worth it|who has good reviews|any company you would avoid|is edf better than ovo',
  term_vat_included: 'do your figures have vat in|is tax included|price with or without vat',
  term_last_year: 'bill this time last year|compare with last winter|do you know what i used before|my usage history',
  term_ways_to_pay:
    'monthly or when the bill comes|can i pay by card|cheapest payment method|pay at the post office|pay quarterly',
  term_monthly_payment: 'what should i set my direct debit at|right monthly amount|how much a month should i pay them',
  term_no_gas:
    'thinking of getting off oil|stop using oil|no gas in our street|all electric flat|should i get rid of gas|oil and electric only|heating oil prices',
  term_forecast:
    'will bills come down after christmas|how often does the cap move|next cap announcement|what will april bring|are prices set to rise|should i expect increases',
  term_joint_account:
    'put both our names on it|student house account|my flatmate will not pay|take me off the bill|change the account holder',
  term_where_on_bill:
    'where is my kwh|find my usage on the bill|which bit of the bill says the tariff|where is the account number',
  term_parts_of_bill:
    'what are all these charges for|policy costs|environmental levies|what share is profit|breakdown of an energy bill',
  term_gas_or_electricity:
    'why is power so dear compared with gas|heat with gas or electric|electric costs four times gas',
  term_resold_energy: 'site manager sells us electric|boat on a mooring|park home bills|landlord meter resale price',
  term_second_home: 'cottage we only use in summer|house is empty most of the year|low usage home|flat standing empty',
  term_paper_bills: 'post me my bills|no internet can i get letters|large print bills|bills by email only',
  about_export:
    'save my comparison|send me the figures|can you mail me the results|keep a copy of this|share this with my husband',
  about_sign_in:
    'cannot get back in|my link expired|change my email address|no email from you|use another email|is there an app',
  about_language: 'not good english|in welsh please|can you write in punjabi|ukrainian',
  about_trust:
    'am i being conned|is this safe to use|how do i know this is real|are you legit|not sure about this website|could this be a scam',
  about_bank_details: 'when do you ask for my bank|i do not want to give my card|is my sort code needed',
  about_difference: 'why not just use a comparison site|what do you do that others do not|better than martin lewis',
  about_ai:
    'so you are a robot then|is anyone alive in there|do you have a brain|are you one of those ai things|did a human write this',
  about_who_are_you: 'are you part of the government|who set this up|what company is this|where are you based',
  about_price: 'what do i owe you|any hidden fees|is there a subscription|do you charge commission to me',
  about_privacy:
    'is my chat recorded|how long do you keep my bill|will you pass my number on|will i get spam|where has my bill gone|who has my data|what happens to my photos',
  about_delete: 'i uploaded the wrong bill|wipe my chat|remove the file i sent|take my bill off',
  about_upload:
    'my file is too big|it will not read my photo|what if my bill is blurry|can i send two bills|which page do you need|can you read handwriting',
  about_accuracy:
    'you gave me a different answer before|that is not what you said earlier|your maths is wrong|how sure are you about the saving|what if your sums are wrong|do you check the numbers|that does not sound right',
  about_sample:
    'only the big names please|where do the tariffs come from|why is octopus not here|made up names|who are these companies|not heard of any of them|edf is not on your list',
  about_coverage:
    'what about the scilly isles|are the hebrides included|does it work in cornwall|do you compare everyone|is orkney included',
  about_launch: 'is the service open|when does it go live|is this a test version',
  about_abilities:
    'what questions can you answer|where do i begin|what do you actually do|explain this to me|bit confused where do i start',
  hand_over:
    'can i ring someone|get me a person now|type to a person|i need a human to look at this|complain about you to a person|this is too hard for me can someone help',
  set_reminder: 'remind me next month|nudge me before it ends|email me in february|do not let me miss the date',
  start_switch: 'start the switch to the second one|go for it|yes let us switch|book the top one',
  switch_progress: 'any news about my move|how far along is it|did it go through yet',
  waitlist: 'what was my score in the game|how do i get more points|when do you pick winners|the tunnel game',
  explain_tariff:
    'does the cheapest one tie me in|what is the rate on the top one|how long is the first one fixed|who is the second one with|is the third one green',
  filter:
    'nothing with a leaving fee|anything greener|only two year fixes|ones i can leave any time|show me something fixed',
  off_topic:
    'can you book me an electrician|do you do water|switch my mobile|order me a pizza|what time does the shop shut|car insurance quote',
  rude: 'you are not listening to me|shut up|this is hopeless|bloody useless thing|waste of space|shurrup',
  greet: 'how are you today|you ok hun|alright mo|hiya love|afternoon',
  thanks: 'that is brilliant ta|cheers you have been a help|nice one pal|grand thanks',
}
