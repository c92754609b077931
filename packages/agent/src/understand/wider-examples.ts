/** The same wishes in the words of many households: old and young, angry and polite, from all parts of the country. */
export const WIDER_EXAMPLES: Readonly<Record<string, string>> = {
  debt: 'i cannot pay this bill|i am behind with my energy|i get paid at the end of the month and cannot pay before|i am skint until payday|money is really tight|i owe them loads and cannot pay|they want money i have not got|i am drowning in bills|we are choosing between heating and eating|i lost my job and the bills keep coming|my universal credit does not cover the gas|i am on benefits and cannot afford the heating|i have got into arrears|i am scared to turn the heating on|i am worried sick about this bill|i cannot afford it any more|can i pay in instalments|can i set up a payment plan|the bills are more than my pension',
  debt_switch:
    'can i switch if i owe money|can i leave with a debt|i am in arrears can i change supplier|will they let me go if i have not paid|i owe them on my prepay meter can i still move|does debt stop me switching|can i switch in debt|i have debt on the key meter and want another supplier|what is the 28 day rule for debt|can my debt go with me to the new supplier',
  disconnection:
    'the meter has run out and i have no money|no credit on the meter|we have no electric and no money|the key has run out until monday|they are going to cut me off|they want to force a prepayment meter on me|bailiffs came about the gas|i got a warrant letter|i cannot top up until friday|we are on the emergency credit|nothing left on the gas card|i have been disconnected for not paying|sat in the dark with the kids no money for the meter',
  medical:
    'my husband is on oxygen at home|my wife has dialysis|we have a newborn|i am disabled|my mum has dementia|what is the priority services register|i am 84 and feel the cold|i use a wheelchair and a stairlift|my son has a feeding pump|i have cancer and need the heating on|extra help for vulnerable people|how do i get on the psr',
  bereavement:
    'my mum died what about her account|my husband passed away and the bill is in his name|dad died last week|how do i close the account of someone who has died|i am the executor for my aunt|probate and the energy bill|my late wife was the account holder|they keep writing to my dead father|who pays the bill when somebody dies',
  abuse:
    'my ex controls the energy account|my ex can see my account|he changes the password on our account|my abusive partner has access to my bills|i left my husband because of violence and he is on the account|my ex partner keeps changing my tariff|i am hiding from my ex and worry about the bill showing my address|my boyfriend controls all the money and the heating',
  acting_for:
    'can i deal with my mums account for her|i have power of attorney for my dad|mum has gone into a care home|can i speak to the supplier for my nan|how do i look after my parents energy bills|my father cannot manage his bills any more|third party on the account|i help my elderly neighbour with her bills',
  broken_heating:
    'my boiler has broken down|the heating is broke|no heating and a small baby|boiler will not fire up|radiators stone cold|heating has packed in|who do i call about my boiler|the boiler is leaking water',
  complaint:
    'my supplier is a disgrace|they will not answer the phone|how do i take it further|i want to speak to the ombudsman|they keep sending the wrong bill|nobody gets back to me|i have been trying to sort this for months|how do i make a formal complaint|they are useless and rude|deadlock letter',
  moving_home:
    'moving out on the 30th|we are moving house what about the gas|what do i do about energy when i move|do i take my tariff with me when i move|the last people left a debt|new house which supplier|how do i close my account when i leave the flat|we get the keys on friday|final reading when i move out|letters for the previous tenant keep coming',
  landlord:
    'can i switch if i rent|i am a council tenant|landlord has the bill in his name|the landlord charges me per unit|bills are included in my rent|my landlord will not let me change supplier|student house whose bill|housing association flat can i choose supplier|i am a lodger',
  business:
    'electric for my cafe|i run a pub|shop energy|office electricity|my farm|church hall gas|business meter|energy for my salon|i am a sole trader with a workshop',
  northern_ireland:
    'i live in belfast|do you cover northern ireland|i am in derry|does it work in ni|newry|county antrim',
  heat_network:
    'my block has a communal boiler|district heating|the building heats all flats|heat network charges|shared boiler for the estate',
  scam: 'i gave someone my sort code|a man rang about a rebate|is this text from ofgem real|someone at the door wants to see my bill|i got an email about a refund|a caller asked for my bank details',
  gas_leak: 'i can smell gas|funny eggy smell near the cooker|think we have a gas leak|smells like gas in the hall',
  carbon_monoxide: 'the carbon monoxide alarm is chirping|co detector going off|we feel dizzy near the boiler',
  power_cut:
    'the power has gone off in our street|we have a power cut|all the lights went out|no electricity in the village',
  self_harm: 'i want to end it all|i cannot see the point any more|everyone is better off without me|i cannot go on',
  switch_cuts_supply:
    'will my power go off when i change|will i be left without gas|will the lights go out|do i lose power on the day|is there a gap between suppliers|will my heating stop',
  switch_needs_visit:
    'will they dig up my drive|does anyone have to come round|do i need new pipes|will they change my meter|do i have to take a day off for it',
  paid_to_recommend:
    'who pays you|what is in it for you|do you get a cut|why should i believe you|you just push whoever pays you|is the top one paying you|why is that one first|how do you make your list',
  about_price:
    'what is the catch|is it really free|do i pay you anything|what does this cost me|so you do this for nothing',
  about_ai: 'are you real|are you a real person|am i talking to a computer|is this a bot|is anyone there',
  about_who_are_you: 'who made you|who is behind this|what is this thing|who are mowatt|who owns you',
  about_privacy:
    'can my husband see this chat|who can read this|is my data safe|do you sell my details|do you keep what i type|what do you know about me|who sees my stuff|is my bill private',
  about_delete:
    'how do i delete everything|delete what you know about me|wipe all of it|i want my data removed|forget everything about me',
  about_upload:
    'how do i send you my bill|can i take a picture of the bill|where do i put the pdf|my bill is on paper|can i show you a letter|it will not let me upload',
  about_sample:
    'why do i not know any of these names|are these real companies|where is british gas in the list|these suppliers are made up',
  about_coverage:
    'do you cover scotland|does this work in wales|do you do skye|which companies do you check|can you do the highlands|is my area covered',
  about_abilities: 'what can i ask you|what do you do|help|i do not know where to start|how does this work|what now',
  hand_over:
    'can somebody ring me|i want to talk to a human|what is your phone number|i am 84 and not good with computers can someone call me|is there a number i can ring|let me speak to your boss|i do not want to type all this',
  compare:
    'just tell me who is cheapest|so do i stick or twist|am i being ripped off|is my price any good|who is cheapest round here|need cheaper gas|sort me a better deal|can you get me cheaper leccy|is what i pay about right|should i shop around|find me something better|stick or twist|what is the best deal going|do i stay or go|i want to pay less|am i best on a fix or variable|want to change my energy company|how do i get my bills down|we need a cheaper energy deal',
  filter:
    'only the ones without a leaving fee|cheapest one without an exit fee|just the green ones|only fixed deals|prepay ones|which of them are fixed|take off the trackers|show variable',
  explain_tariff:
    'what about the second one|tell me about that one|what is the top one like|more about number two|is there a catch with it|ok tell me about that',
  exit_fee:
    'when can i leave without being stung|what does leaving cost today|what is the damage if i go now|what is my leaving fee|how much to get out of it|can i leave for free yet|is there a charge for leaving|am i tied in',
  estimate_usage:
    'i do not know how much we use|how much should we be using|is 12 units a day a lot|how much does a two bed flat use|what do most people use|no clue what i use|average bill for a three bed semi|how many units a day is normal|is that a lot of energy|what does a typical home use',
  price_cap:
    'what is the price cap|what is the cap now|current unit price|what is a unit of electric these days|how much is gas per unit|what are the ofgem prices|what is the going rate|price of electricity now',
  vat: 'is there vat on electricity|when does the vat thing end|what is the vat on gas|why no vat|vat holiday|did they scrap vat on energy',
  cap_is_maximum:
    'so i cannot pay more than the cap|the cap is the most they can bill me|i thought the cap was a limit on my bill',
  prepay_dearest: 'is prepay dearer than direct debit|do prepay customers pay more|are key meters a rip off',
  standing_charge_optional:
    'why do i even pay a standing charge|standing charge is daylight robbery|can i get out of the standing charge|pay every day even when i am away',
  smart_meter_health:
    'do smart meters cause cancer|are smart meters bad for you|do smart meters give off radiation|are smart meters a health risk|smart meter headaches|is it safe to sleep near a smart meter',
  smart_meter_fears:
    'can i refuse a smart meter|do i have to have a smart meter|are smart meters a con|is a smart meter worth it|do smart meters put your bill up',
  smart_meter_needed:
    'do i need a smart meter for a good deal|can i switch without a smart meter|is a smart meter needed',
  smart_meter_blocks:
    'can i keep my smart meter|my smart meter stopped sending readings since i swapped|will the smart meter work with the new company|smart meter went dumb|can i switch with a smart meter',
  fixed_bill:
    'can they put my price up during a fix|is my price safe on a fix|will my fixed price change|can a fix go up',
  cooling_off_none:
    'can i change my mind|can i cancel|can i back out|what if i want to go back|what if i do not like them',
  credit_lost: 'what happens to my credit if i leave|do i lose the money in my account|will i get my credit when i go',
  term_credit_refund:
    'they owe me 300 quid in credit|how do i get my credit|i am in credit by hundreds|can i ask for my money back|they are sitting on my money',
  term_final_bill:
    'when do i get my last bill|how long until my final bill|old supplier has not sent a final bill|what happens after i leave|will i get two bills',
  term_back_billing:
    'they billed me for three years ago|can they charge me for old energy|bill for years back|catch up bill',
  term_supplier_failure:
    'what if my supplier goes bust|my supplier has gone under|company collapsed|is my credit safe if they fail',
  term_standing_charge:
    'what is the standing charge for|why is there a daily charge|what am i paying every day for|why so much per day',
  term_dual_fuel:
    'discount for gas and electric together|can i have gas from one firm and electric from another|do i need the same supplier for both|both fuels with one company|is it cheaper to have both together',
  term_green: 'are green tariffs a con|is green energy dearer|what does green mean|how green is it',
  term_economy_7:
    'what times is economy 7 cheap|is economy 7 worth it|we have storage heaters|night storage rate|two rate meter|economy 10',
  term_tracker: 'what is a tracker|are trackers risky|is a tracker a gamble',
  term_fixed: 'what is a fix|is fixing a good idea|how does a fix work|fix or tracker',
  term_variable: 'what is the standard tariff|what is a variable tariff|what am i on if i never chose|svt meaning',
  term_mpan:
    'where is my mpan|what is the long number on my bill|which number is my supply number|where do i find my meter number',
  term_region: 'what region am i in|how do i know my region|why is it dearer here|which area am i',
  term_kwh: 'what is a unit|what does kwh mean|what is a kilowatt hour|is a unit the same as a kwh|kva|kw',
  term_calorific_value: 'what is calorific value|gas units to kwh|how do they turn gas into kwh|correction factor',
  term_credit_check:
    'will it hurt my credit score|do they credit check me|i have bad credit can i switch|ccj can i switch',
  term_erroneous_transfer:
    'they switched me and i never asked|i have been moved to a supplier i did not choose|changed without permission',
  term_switch_steps:
    'can i switch|how do i switch|what happens when i switch|is it hard to change|what do i have to do|am i allowed to change|can i change supplier',
  term_switch_time: 'how long does it take to swap|how quick is it|when would it start|how many days to switch',
  term_cooling_off: 'how long do i have to change my mind|how many days to cancel|cancellation period',
  term_seg:
    'got solar panels does that stop me switching|what about solar|i sell power back|what if i got solar|solar panels and switching',
  term_smart_meter: 'what is a smart meter|how do i get a smart meter|smart meter info',
  term_estimated_reading:
    'all my bills are estimated|what does e mean on my bill|letters a and e next to the reading|they never read my meter|my bill is guessed',
  term_prepayment:
    'can i switch with a prepay meter|how does a key meter work|prepay switching|can i swap supplier on pay as you go',
  term_find_supplier:
    'who supplies my house|how do i find my supplier|i do not know who my supplier is|who is charging us here',
  term_warm_home_discount:
    'am i due the warm home discount|when is the warm home discount paid|how do i apply for the warm home discount|150 off my electric',
  term_direct_debit_changed:
    'can they take money without asking|they took more than they said|they put my direct debit up|my direct debit has doubled|can they just raise my payment|monthly payment gone up',
  term_annual_cost:
    'show me the working|how did you get that|where does that number come from|how do you work it out|explain the sum',
  bill_high:
    'why is my bill so high|why has my bill shot up|bill gone up when we are out all day|why is this so flipping high|how can it be this much|my bill is massive|that cannot be right it is huge',
  bill_readings: 'is that the right reading|have they used the right reading|is my bill estimated',
  bill_unit_rate: 'what am i paying per unit|what is my rate for gas|pence per kwh on my bill',
  bill_balance: 'how much do they want off me|am i in credit or debit|what do i owe',
  bill_summary: 'what does my bill say|is my bill right|explain this bill to me|have they got it right',
  switch_progress: 'how is my switch getting on|has it gone through|where is my switch up to',
  start_switch: 'go on then sign me up|right do it|i will have that one|put me on it',
  set_reminder: 'remind me when it is free|tell me nearer the time|give me a shout in march',
  waitlist:
    'how do i win the prize|what is escape the tunnel|game will not load|how many points have i got|when is the draw|where am i on the list',
  thanks: 'thanks|cheers pal|ta love|thank you so much|diolch|brilliant thanks|much obliged',
  off_topic:
    'tell me a joke|best broadband|who will win the league|write a poem|what is the weather|can you help with my council tax|what is the capital of spain|recommend a film',
  rude: 'you lot are all thieves|this is a load of crap|you are all robbing so and sos|get lost',
}
