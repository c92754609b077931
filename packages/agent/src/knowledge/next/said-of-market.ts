import { term } from '../deeper/answer-by-call.ts'
import { back, type NextAnswer } from './next-answer.ts'

/** What people say back about prices, meters, tariffs and Mo: words that no other topic is meant by. */
export const SAID_OF_MARKET: readonly NextAnswer[] = [
  back(
    'set_reminder',
    /\bhow (?:will|do|would|are) you\b.{0,15}\b(?:tell|let|remind|contact|reach|know)\b/,
    'By one mail, on the day and to the address that I named. There is no call and no text message, and the mail has a link to stop it.',
  ),
  back(
    'smart_meter|get_smart_meter|smart_meter_fears|smart_meter_saves|meter_exchange',
    /\b(?:stay|stick|stuck|keep) with (?:them|my supplier|the same)\b|\btied\b|\bcan i (?:still )?(?:switch|leave)\b/,
    'No. You can switch afterwards: the meter stays in the home and belongs to no one supplier. Most go on sending; some older ones stop for a while, and then you read them yourself.',
  ),
  back(
    'smart_meter|get_smart_meter|smart_meter_fears|meter_exchange',
    /\blandlord\b/,
    'If the bill is in your name, you may ask for one. Tell the landlord first: some tenancy agreements ask for it, and they may want the old kind back when you leave. If the landlord holds the account, it is for them to ask.',
  ),
  back(
    'switch_needs_visit|switch_steps|switch_time|switch_cuts_supply|tell_supplier|switch_needs|cooling_off',
    /\bsmart meter\b/,
    { name: 'correct_premise', args: { premise: 'smart_meter_blocks' } },
  ),
  back(
    'ev_tariff',
    /\b(?:so|and|then|ok) (?:what|which) (?:tariff|one|deal)\b|^(?:what|which) (?:tariff|one|deal)(?: then| is best| for me)*$/,
    'One made for electric cars, with some cheap hours at night, if you can charge at home then and have a smart meter. Which one is cheapest depends on where you live and on what the home uses besides the car: tell me your postcode and what you use or pay, and I put them in the list.',
  ),
  back(
    'ev_tariff|ev_none|ev_miles|charge_cost|ev_charger',
    /\b(?:what|which) (?:tariff|deal|one)\b/,
    term('ev_tariff'),
  ),
  back(
    'read_meter|readings|estimated_reading',
    /\bred\b/,
    'Leave the red ones out. Write down only the others, from left to right, with any noughts at the front: they are what the supplier counts.',
  ),
  back('about_mo.price|price', /\bcatch\b/, { name: 'correct_premise', args: { premise: 'paid_to_recommend' } }),
  back(
    'about_mo.[a-z_]+|paid_to_recommend',
    /\b(?:show|cover|have|list|compare|include) (?:everyone|everybody|all|every|the whole)\b/,
    { name: 'about_mo', args: { topic: 'coverage' } },
  ),
  back(
    'price_cap|cap_is_maximum|cap_covers_fixes|forecast',
    /\bwhat (?:is it|does it|do they|is that|exactly)\b.{0,12}\b(?:cap\w*|limit\w*|cover\w*)\b/,
    'Two prices for each fuel, on default tariffs: that of a unit, the kWh, and that of a day, the standing charge. The bill itself has no cap: it is those prices times your use and the days.',
  ),
  back(
    'direct_debit|direct_debit_changed|lower_direct_debit|direct_debit_is_usage|monthly_payment',
    /\bhow (?:do|can|should) i (?:ask|tell|say|word|put|get them)\b|\bwhat (?:do|should) i (?:say|tell|ask|write)\b/,
    'In the app, by chat, by phone or in writing. For example: “Here is my meter reading of today. Please show me how my payment was worked out, set it to what a year costs divided by twelve, and pay back the credit that is not needed.” Ask for the answer in writing.',
  ),
  back(
    'do_nothing|fix_ends|variable|exit_fee',
    /\bhow much\b.{0,20}\bvariable\b|\bvariable\b.{0,20}\b(?:cost|price|how much)\b/,
    { name: 'compare', args: { filters: { kind: 'variable' } } },
  ),
  back(
    'balance|explain_bill.balance|total|explain_bill.total',
    /\b(?:paid|payed) (?:that|it|this|them|some|most|half)\b|\b(?:already|have) paid\b|\bpaid\b.{0,12}\b(?:last|yesterday|ago|already)\b/,
    'Then the bill was probably made before the payment came in. Look in your account or app whether it is booked, and take it off the sum: what is left is still to pay. If it does not show after a few days, send the supplier the proof from your bank.',
  ),
  back(
    'balance|explain_bill.balance',
    /\bwhat (?:should|do|can) i (?:do|say)\b/,
    'Check in your account whether all your payments are booked, and what the sum from before is for. If something is missing or unclear, ask the supplier to explain it in writing: I can draft the letter, say "write the letter". What is right and not paid you can pay in parts.',
  ),
  back(
    'help_schemes|heat_pump_grant|heat_pump|use_less|boiler_choice|priority_register|winter_fuel_payment',
    /\bscotland|scottish|glasgow|edinburgh|aberdeen\b/,
    'In Scotland Home Energy Scotland advises for free and knows the grants and loans for insulation and heating; mygov.scot lists them. Your council and your supplier may have funds of their own.',
  ),
  back(
    'help_schemes|heat_pump_grant|heat_pump|use_less|boiler_choice|priority_register|winter_fuel_payment',
    /\bwales|welsh|cardiff|swansea\b/,
    'In Wales there is Nest of the Welsh Government, with free advice and, for low incomes or certain illnesses, help with heating. For a heat pump the Boiler Upgrade Scheme holds in Wales as in England. GOV.UK and Nest have the rules of today.',
  ),
  back(
    'heat_pump|heat_pump_grant',
    /\b(?:compared?|than|versus|vs|against|beside)\b.{0,8}\b(?:to |with )?(?:a |my )?(?:gas|boiler)\b/,
    'It depends on your two unit rates. A kWh of gas costs less than a kWh of electricity, but a heat pump turns one kWh of electricity into several of heat, and a boiler turns one of gas into a little less than one. So divide the electricity rate by the gas rate: where the pump gives more units of heat for one of power than that, it is cheaper to run. An installer says how many it gives in your home.',
  ),
  back(
    'seg|seg_rate|solar_worth|feed_in',
    /\bsmart meter\b/,
    'To be paid for what you send out you need a meter that counts it, and that is mostly a smart meter. Ask the supplier that is to pay you which one it wants.',
  ),
  back(
    'direct_debit',
    /^(?:but |and |so |ok )*why\b/,
    'Because the supplier can count on the money, and you spread the winter over the year. Under the price cap paying by Direct Debit is cheaper than paying on receipt of each bill. Prepayment is cheaper still since April 2024, but some fixes are for Direct Debit only.',
  ),
  back(
    'estimated_reading|readings',
    /\b(?:not|is it|so it is) (?:right|wrong|correct|accurate)\b/,
    'It may be: it is a guess from past use, and can be too high or too low. Your own reading settles it. If the meter shows less than the bill, you were charged too much; if it shows more, the rest still comes.',
  ),
  back(
    'estimated_reading|readings|read_meter|meter_fault',
    /\b(?:money|anything|something) back\b|\brefund\w*\b|\boverpaid\b/,
    'If the guess was too high, yes. Once they have your reading they work the bill out again, and what was too much stays on your account as credit, which you can ask for. If it was too low, you owe the rest.',
  ),
  back(
    'read_meter|smart_meter|get_smart_meter|smart_meter_blocks|smart_meter_needed|smart_meter_fears|in_home_display',
    /\b(?:not|never|stopped|stops) (?:send\w*|connect\w*|work\w*|show\w*|talk\w*)\b|\bstopped (?:sending|working)\b|\bblank\b/,
    term('smart_meter_silent'),
  ),
  back(
    'smart_meter_silent',
    /\b(?:do i|have to|need to|must i)\b.{0,12}$/,
    'Yes, until it sends again: read it once a month and send it in, by the app, the website or the phone number of your supplier. Otherwise the bills are estimated.',
  ),
  back(
    'compare|explain_tariff|start_switch|switch_steps',
    /\bwhat\b.{0,15}\b(?:details|info\w*|documents|stuff)\b.{0,15}\bneed\b|\bwhat do you need\b/,
    term('switch_needs'),
  ),
  back(
    'tracker|time_of_use',
    /\b(?:cheaper|dearer|better|worse|more expensive) (?:than|then)\b.{0,12}\bfix\w*\b/,
    'Sometimes, and nobody can say so beforehand. A tracker follows the market: cheaper while prices are low, and dearer when they jump. A fix costs the same until its end. I can put both side by side at the prices of today, if you tell me your postcode and use.',
  ),
  back(
    'tracker',
    /\b(?:if|when)\b.{0,15}\b(?:shoot|shot|rocket|soar|jump|spike|rise|go|went|climb)\w*\b/,
    term('tracker_cap'),
  ),
  back(
    'fix_ends|exit_fee|do_nothing|notice_days|fixed|tariff',
    /\b(?:will|do|would|must) (?:they|my supplier|the supplier|it)\b.{0,12}\b(?:tell|let|warn|write|contact|notify|remind)\b/,
    'Yes. Your supplier must write to you between 49 and 42 days before the fix ends, with what comes next and its other tariffs. Look in your e-mail and your online account too.',
  ),
  back(
    'fix_ends|exit_fee|do_nothing|notice_days',
    /\b(?:roll|go|move|switch|jump|hop) (?:on ?to|into|over to|to) (?:another|a new|the next|a different)\b|\banother (?:fix|deal)\b/,
    'Yes, but only if you choose it. Ask your supplier which fixes it has, or pick one from the list: in the last 49 days of the term leaving is free. If you choose nothing, you go to the variable tariff.',
  ),
  back(
    'fixed_or_variable|fixed|variable|fix_length',
    /\b(?:cheaper|cheapest|better value|costs? less)\b/,
    'That changes from week to week, so a rule would mislead you. What decides is a year for your home: the fix at its rates, the variable tariff at those of the cap. With a bill, or with your postcode and use, I put both side by side.',
  ),
  back('high|winter_bill|check_bill|why_dear', /\bmeter\b/, term('meter_fault')),
  back(
    'high|winter_bill|check_bill|why_dear',
    /\bnothing (?:has |have )?(?:changed|new|different)\b|\bsame as (?:ever|always|before)\b|\b(?:just|only) me\b|\bno (?:change|changes)\b/,
    'Then look at three lines of the bill. Is the reading marked E, for estimated? Has the unit rate or the standing charge gone up, for instance since a fix ended? Is there a sum from before? Read the meter today and set it beside the bill. If you add the bill with the paper clip, I check all three.',
  ),
  back('about_mo.price|price', /\bmake (?:your |any )?money\b|\bearn\b|\b(?:get|who) (?:paid|pays)\b|\bcommission\b/, {
    name: 'correct_premise',
    args: { premise: 'paid_to_recommend' },
  }),
  back(
    'seg|seg_rate|solar_worth|feed_in',
    /\bstill (?:get|be) paid\b|\blose (?:it|my|the|that)\b|\bif i switch\b/,
    'Yes. What you sell is a contract of its own, beside what you buy, so a switch of your supply does not end it. Only ask before you switch whether your export rate depends on buying from the same supplier.',
  ),
  back(
    'smart_meter|get_smart_meter|smart_meter_fears|in_home_display|smart_meter_data',
    /\b(?:wi ?fi|internet|broadband)\b/,
    'No. A smart meter sends its readings over a network of its own, and not over your internet.',
  ),
  back(
    'shares|standing_charge|standing_year|standing_charge_optional',
    /\b(?:one|deal|tariff|any) without\b|\bwithout (?:one|it|a standing)\b|\bget rid\b/,
    term('no_standing_charge'),
  ),
  back(
    'direct_debit|direct_debit_changed|lower_direct_debit',
    /\b(?:say no|refuse|stop (?:it|them)|object|never agreed|not agree\w*)\b/,
    'You cannot simply refuse, but you need not accept a sum that does not fit. The supplier must tell you before and show how it worked it out. Send a reading and ask for the cost of a year divided by twelve. If it says no without a reason, complain. Cancelling the Direct Debit can make your rates dearer.',
  ),
  back(
    'dual_fuel|switch_one_fuel|two_suppliers',
    /\b(?:dearer|more expensive|cost more|cheaper|worth)\b/,
    'Not as a rule. Each fuel has its own standing charge in any case, so two suppliers cost no more by themselves; you only lose a discount for both, where there is one. The cost of the year decides, and I can compare one fuel alone.',
  ),
  back(
    'tracker|tracker_cap|time_of_use',
    /\b(?:leave|get out|quit|exit|cancel)\b/,
    'Mostly yes. The tariff’s own terms say how long it runs and whether leaving early costs something: I show both with each tariff on the list.',
  ),
  back(
    'tracker|tracker_cap|time_of_use',
    /\bnot for me\b|\bfor (?:me|us)\b|\bsuits?\b/,
    'It suits homes that can bear a dear month or shift their use. It does not suit a tight budget: then a fix is better, because its rates stay.',
  ),
  back(
    'about_mo.price|price|paid_to_recommend',
    /\bnot free\b|\bwho pays\b|\bso i pay\b/,
    'It is free for you: you pay nothing to us, whether you switch or not. A supplier may pay us a commission, which the ranking never sees.',
  ),
  back(
    'forecast',
    /\bhow much\b/,
    'I do not know: the next cap has not been announced, and every figure before that is a guess. I tell you the one of today if you ask for the price cap.',
  ),
  back(
    'forecast',
    /\bshould i do\b|\bdo anything\b|\bbefore then\b/,
    'On a fix you need do nothing: your rates stay until it ends. On a variable tariff you can fix before a change, if a year of the fix costs less than staying, or if you want to know the price. With your postcode and use I put both side by side.',
  ),
  back(
    'check|summary|usage|total|balance|high|shares|readings',
    /\blast (?:month|bill|quarter|year|time)\b|\bbill before\b|\bprevious (?:bill|one)\b/,
    'I have only the bill that you added. Add the one before with the paper clip too, and I read it for you. The sum from before is in the balance of this one.',
  ),
  back(
    'compare|explain_tariff',
    /\bprices? (?:go|goes|went|rise|rises|shoot|shoots|jump)\b|\bif (?:it|they) go(?:es)? up\b/,
    'Then the deals of that day can be dearer than those of today: nobody knows. My advice counts with the prices of today. To be sure of one you would have to switch now, with any exit fee of your present deal. Ask “what would I save if I switched today”, and I work it out.',
  ),
  back(
    'compare|explain_tariff|price_cap',
    /\block (?:it|that|this|one|the price) in\b|\bkeep (?:it|that price) for me\b|\bhold the price\b/,
    'Only by switching now: a price is not kept for later. After you agree you have 14 days to change your mind. With a fix that still runs, look first at what leaving it costs.',
  ),
  back(
    'switch_reading|read_meter|switch_steps',
    /\b(?:forget|forgot|missed? it|too late)\b/,
    'Then they estimate one. Send yours as soon as you can, with a photo and the date: it can be put right afterwards, for both suppliers.',
  ),
  back(
    'smart_meter|get_smart_meter|smart_meter_fears|meter_exchange|remove_smart_meter',
    /\bkeep (?:asking|on|pestering|ringing|calling)\b|\bask again\b/,
    'They may ask again, and you may say no each time. Tell them in writing that you do not want one for now, and ask them to note it.',
  ),
  back('smart_meter|get_smart_meter|smart_meter_fears', /\bold\b|\bexpired\b|\bout of date\b/, term('meter_exchange')),
  back(
    'use_less',
    /\bwhat else\b|\banything else\b|\bwhat more\b/,
    'The larger steps: stop draughts, lag the loft and the hot water tank, and have the boiler serviced. GOV.UK and your council know of grants for insulation. Beside that only the price counts: ask me to compare.',
  ),
  back(
    'use_less',
    /\bhow much\b.{0,20}\bsave\b|\bsave\b.{0,12}\bhow much\b/,
    'That goes by your home, so I name no figure. Say a share, such as “what if I use 10% less”, and with your bill or your use I work out what it saves.',
  ),
  back(
    'use_less',
    /^(?:but |and |so )*why\b/,
    'Because a warm home loses heat to the outside all the time, and the more the warmer it is. Hours in which it may cool down are hours in which less is lost.',
  ),
  back(
    'use_less',
    /\b(?:freez\w*|frost\w*|snow\w*|minus)\b/,
    'In hard frost leave it on low, also at night and while you are out, so that the pipes do not freeze. And if anybody at home is old, ill or very young, keep the rooms warm first.',
  ),
  back(
    'balance|explain_bill.balance|total',
    /\bdirect debit\b|\bpay (?:every|each) month\b/,
    'A Direct Debit is spread over the year and can be lower than what you use, so that a sum builds up. Say “is my direct debit right, I pay 140”, with your own figure, and I check it against your bill.',
  ),
  back(
    'compare|explain_tariff|start_switch',
    /\bwhat (?:happens|about|becomes)\b.{0,8}\bmy (?:current|old|present|existing) (?:one|deal|tariff|supplier|contract|lot)\b/,
    term('tell_supplier'),
  ),
  back(
    'running_cost|thermostat|use_less|cut_use_cold',
    /\bwhich\b.{0,12}\b(?:saves?|costs?|matters?|counts?|is worth)\b|\bwhich (?:is|one is|of them)\b/,
    'The heating, mostly by far: it is the largest part of most bills, and one degree less takes about a tenth off it. A dryer comes next, if it runs often, then other things that make heat. Lights and chargers hardly count.',
  ),
  back('kwh|running_cost|unit_rate', /\bin (?:money|pounds|pence|cash)\b/, { name: 'price_cap', args: {} }),
  back(
    'forecast|price_cap',
    /\b(?:if|when) (?:it|they|prices?|the cap) (?:drops?|falls?|goes? down|comes? down)\b/,
    'On a variable tariff your rates then follow it down. On a fix they stay, and leaving before its last 49 days may cost the exit fee: so a low exit fee is worth something if you think that prices fall.',
  ),
]
