/** More ways of saying it, by intent, with bars between. Written as people type, in no special order. */
export const MORE_EXAMPLES: Readonly<Record<string, string>> = {
  compare:
    'could i pay less|could i be paying less|can you get me a better price|what would i pay elsewhere|how do i lower my bills|i want to spend less on energy|reduce what i spend on gas|make my energy cheaper|is there a cheaper way|am i overpaying|do you think i should wait for prices to fall|should i hold off|should i lock in a price|is fixing a good idea|is my deal decent|is £150 a month good|is that a fair price|is that too much|how does my deal stack up|check if i can save|see if there is something better|which supplier would be best for us|what do other suppliers charge|can anyone beat what i pay|i need a new energy deal|my fix is ending what next|what should i do when my deal ends|what will i pay when my fix ends|what tariff should i go for|which energy company is cheapest|who should i go with|get me the lowest price|quote me happy|give me a quote|can i get a quote|how much would it be with someone else|find the cheapest for my house|do i stay or do i go|is it time to leave|would i be better off elsewhere|how do i pay less for electricity|i fancy a change of supplier|what would you do in my place|what is best for me|which one is best|do the sums for me|which is cheapest for us|compare everything again|can you beat that',
  filter:
    'which of these are variable|which are fixed|are any of them green|got any that are fixed for two years|anything with no exit fee|can i see only renewable ones|leave out the trackers|just show variable ones|i only want a fix|show me green deals|greenest|which is greenest|i do not want an exit fee|one year fixes only|longest fix first|show the ones i can leave any time|eco friendly ones',
  explain_tariff:
    'the second one sounds good tell me about it|what about number three|any small print on the top one|what do i get with the first one|is there a catch|what is special about that one|how long is that one fixed for|what are the conditions of the cheapest|rates for the first tariff|describe the top tariff|more on that one|how long is it fixed for',
  bill_high:
    'this seems like a lot of money why so much|why so much|that is steep how come|how is it this much|it used to be half that|what is driving the cost|why has it jumped|why is it more than last time|i cannot believe this bill|my energy costs have gone mad|why do i owe so much|it is way more than i expected|am i being overcharged|that looks like too much',
  bill_summary:
    'does my bill add up|is this bill right|is my bill correct|break it down for me|go over it with me|what is all this on my bill|can you check this bill|explain the charges|what am i being charged for|tell me what it says|have you read it|what have you got from my bill|are there any errors on my bill|run through it',
  bill_tariff:
    'what am i on at the moment|what am i on|name of my tariff|is my deal fixed|what plan is this|what sort of deal have i got',
  bill_readings:
    'are those readings real or guesses|did they estimate my reading|is this based on a real reading|were my readings guessed|is the reading actual',
  bill_standing_charge: 'is my standing charge normal|what do i pay per day|daily charge on my bill',
  bill_unit_rate: 'price per unit on my bill|what am i charged for each kwh|my gas rate|my electricity rate',
  bill_usage: 'how many units did i burn|how much gas did we get through|what did i use last month|have i used a lot',
  bill_balance:
    'do i owe them anything|do they owe me anything on this bill|is my account in the red|what is outstanding',
  bill_total: 'what do i owe on this bill|how much is due|what is the amount to pay',
  exit_fee:
    'from what date is it free to go|do they charge me if i quit now|if i jump ship today what is the damage|am i free to leave yet|is there a penalty if i go early|what would i be charged to leave|can i walk away now|how soon can i leave for nothing|what does it cost to break the contract|could i leave before it ends|when is my contract up|when does my deal finish|how long have i got left on my fix|what if i hang on till april|what if we wait|do i have to pay an exit fee|is it free to leave|what do i pay if i leave',
  estimate_usage:
    'how many kwh would two people use|how much would a family of four use|what should a small flat use|roughly how much energy do we need|no idea what we use|i have no idea how much we use|guess my usage|how much electricity does one person use|is my usage normal|what is high usage|we just moved in and do not know what we use|help me work out my kwh',
  correct_fact:
    'the gas usage should say 9800|that number is wrong|you read it wrong|no my rate is 25p|that is not my postcode|you have the wrong end date|my usage is not 2900 it is 3300|the fee is 40 not 75|please amend the standing charge|fix the exit fee|there is a mistake in what you read|put it right|that should be 52p',
  price_cap:
    'what is the cap on energy|what is the maximum rate suppliers can charge|how much can suppliers charge per unit|cap figures please|latest ofgem announcement|october price cap|does the cap change soon|current cap level|what is the regulated price',
  vat: 'how much vat on gas|is vat charged on energy|vat rate for electricity|is vat included|what tax is on my gas',
  cap_is_maximum:
    'the cap stops you ever paying over that|there is a limit on what they can charge me in total right|they cannot bill me more than the cap|my bill is over the cap is that allowed|isnt the cap the maximum bill|cap means nobody pays more than that a year',
  switch_cuts_supply:
    'i am worried the lights will go out during the switch|will my power go off|does the supply stop when i change|do i go without heating while it happens|is there any downtime|will there be a break in my gas|will the heating stop working|do i get disconnected when i change company|will my power go off if i switch',
  switch_needs_visit:
    'do they need access to my home|will someone need to come and change pipes|is any work needed to change supplier|do i need to be in for it',
  smart_meter_fears:
    'do smart meters make your bill higher|i heard smart meters give you cancer|are smart meters safe|is a smart meter compulsory|i do not want a smart meter|do smart meters track you',
  smart_meter_blocks: 'will my smart meter keep working with a new supplier|i have a smart meter can i move',
  cooling_off_none:
    'once i say yes i am stuck|is there a way back|can i undo it|what if i do not like it|can i pull out later|am i tied in once i agree|is it final',
  fixed_bill: 'does a fix mean one price whatever i use|fixing means unlimited energy|with a fix i always pay the same',
  standing_charge_optional:
    'can i find a tariff without a standing charge|i was away and still got charged|why pay a daily charge for nothing|is there a way round the standing charge',
  paid_to_recommend:
    'who actually pays your wages|do you earn from suppliers|are your rankings fair|are you in league with suppliers|is this an advert|do you push the ones that pay|why should i trust you|do you favour big suppliers|what do you get out of it',
  loyalty: 'i have always been with them do i get a discount|will i lose my loyalty discount',
  credit_lost: 'i am in credit what happens if i leave|do i get my balance back|will they refund my credit',
  direct_debit_is_usage:
    'they raised my direct debit|my monthly payment went up but i use less|why do they want more each month',
  term_standing_charge:
    'standing charge what is it|the standing charge what is it|what is the daily charge|explain standing charges',
  term_fixed: 'what does it mean to fix|pros and cons of fixing|fix vs variable',
  term_switch_steps:
    'can i still switch|am i allowed to switch|can anyone switch|is it hard to switch|how do i change supplier|what is involved in switching|what do i have to do to switch|is switching a hassle|who tells my old supplier',
  term_switch_time:
    'how soon would it happen|how many days until i am with the new supplier|is it quick|how long until it is done',
  term_annual_cost:
    'how did you get that figure|how did you work that out|what is that based on|show the sum|what assumptions did you make|how do you calculate it',
  term_estimated_reading: 'how do i give a meter reading|where do i send my reading',
  term_economy_7: 'is economy 7 any good|cheap electricity at night',
  term_prepayment: 'i am on a key meter can i switch|can i get rid of my prepay meter',
  term_smart_meter: 'tell me about smart meters',
  term_seg: 'can i sell my solar power|what about my solar panels',
  complaint:
    'my supplier will not listen|who do i report my supplier to|they keep getting my bill wrong|i am unhappy with my supplier|supplier will not fix my bill',
  moving_home:
    'i am about to move|we relocate soon|what do i do about energy when i move|we are getting a new place|moving day meter reading|i just moved in who supplies me',
  landlord: 'who picks the supplier in a shared house|i am a tenant|my landlord pays the energy',
  business: 'energy for my company premises|can you do my shop as well|rates for a salon',
  about_price:
    'is this service free|is there a charge for this|what does it cost to use you|do you take a fee|how are you funded|free of charge',
  about_privacy:
    'who sees my bill|do you keep my bill|where is my data stored|what happens to my information|do you share my details|do you save what i say',
  about_accuracy:
    'how do i know your figures are right|where is the proof|are you sure about that|is that figure exact|can you be wrong|did you read it right|show me evidence',
  about_sample:
    'are those suppliers real|are these for real|is this real|do these companies exist|can i actually buy these',
  about_coverage: 'do you include octopus|how many suppliers do you look at|do you check everyone',
  about_upload:
    'what file types do you take|what formats can i upload|where do i put my bill|i have a pdf of my bill|can i show you my bill|shall i send the bill',
  about_abilities: 'what are you for|what should i ask you|how can this help me|give me an overview|what next',
  about_launch: 'is this live|can i really switch today|when can i switch for real',
  hand_over:
    'i would sooner deal with a human being|is there anyone i can ring|i need to speak with somebody|get me a manager|let me talk to your team|this is too complicated get me a person|i do not want to talk to a bot|real human please|give me your number|can a person look at this|who can i call|someone from your team to help',
  start_switch:
    'i choose the first|get me onto that one|put me on the cheapest|i pick number two|i would like that one please|move me to the first tariff|i am happy with that one switch me|yes switch me to the cheapest please|sort the switch for me|sign me up|i want that deal|i will have that one',
  switch_progress:
    'is my switch done|where are we with my switch|did my switch go ahead|check on my switch|stop the switch|i need to cancel the switch i started|when will my switch be complete',
  set_reminder:
    'give me a nudge when i should look again|drop me an email in february|ping me nearer the time|could you tell me when it is time|message me when the fee ends|write to me before it ends|let me know in spring|send me a note then|remind me on that date',
  waitlist: 'am i on the list|how far up the queue am i|how do i get more points|what do i win',
  thanks: 'ta|nice one|that is great thank you|ok thanks|cheers mate|good to know',
  off_topic:
    'best colour for a front door|who is the king|cheap flights|what should i wear|help me with my phone contract|can you book me a taxi|what is the time|how old are you|do you like music|fix my washing machine',
  rude: 'this is a waste of time|you are stupid|rubbish bot',
}
