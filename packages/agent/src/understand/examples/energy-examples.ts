/** How people say it: prices, tariffs and use. By intent, with bars between. Nothing that is kept back stands here. */
export const ENERGY_EXAMPLES: Readonly<Record<string, string>> = {
  compare: `
    could i pay less|could i be paying less|can you get me a better price|what would i pay elsewhere|
    how do i lower my bills|i want to spend less on energy|reduce what i spend on gas|make my energy cheaper|
    is there a cheaper way|am i overpaying|do you think i should wait for prices to fall|should i hold off|
    should i lock in a price|is fixing a good idea|is my deal decent|is £150 a month good|is that a fair price|
    is that too much|how does my deal stack up|check if i can save|see if there is something better|
    which supplier would be best for us|what do other suppliers charge|can anyone beat what i pay|
    i need a new energy deal|my fix is ending what next|what should i do when my deal ends|
    what will i pay when my fix ends|what tariff should i go for|which energy company is cheapest|
    who should i go with|get me the lowest price|quote me happy|give me a quote|can i get a quote|
    how much would it be with someone else|find the cheapest for my house|do i stay or do i go|is it time to leave|
    would i be better off elsewhere|how do i pay less for electricity|i fancy a change of supplier|
    what would you do in my place|what is best for me|which one is best|do the sums for me|which is cheapest for us|
    compare everything again|can you beat that|are we being fleeced|would you move if you were me|
    how low could my bills go|is my supplier the cheapest around|i think i should be on a different tariff|
    what is the cheapest way to heat my house|can you do better than this|get me out of this expensive tariff|
    what would be the smart choice|i need to pay less|whats the best I can get|is there money to be saved|
    do i have the right tariff|am i missing out on savings|tell me the cheapest|which company is best value|
    is my rate any good|see what you can find|how do i stop overpaying|what else could i be on|check my deal|
    is my price fair|just tell me who is cheapest|so do i stick or twist|am i being ripped off|is my price any good|
    who is cheapest round here|need cheaper gas|sort me a better deal|can you get me cheaper leccy|
    is what i pay about right|should i shop around|find me something better|stick or twist|
    what is the best deal going|do i stay or go|i want to pay less|am i best on a fix or variable|
    want to change my energy company|how do i get my bills down|we need a cheaper energy deal|
    tell me if i am paying over the odds|would i save by going elsewhere|find the lowest price for my house|
    what could i get for less|my renewal is due find me options|is there a cheaper supplier near me|
    help me sort my energy out|i think i pay too much for gas|who offers the best value right now|
    any decent deals about|could you see what is available for my postcode|is my current supplier expensive|
    price up a switch for me|show me what others would charge me|get my energy costs down|
    is it worth moving supplier to save a bit|is my tariff competitive|look up cheaper electric for my area|
    recommend me a supplier|is a longer fix better for me|find me a cheaper energy deal please|should i switch|
    is it worth fixing my energy now|i want to chnage supplier|can u find me somthing cheeper|
    show me what deals are out there|would it be better to stay where i am|
    i am on the standard variable tariff with edf|i live alone in a one bed flat|is now a good time to fix|
    should i go onto a tracker|i want a fixed tariff with no exit fee|help me cut my energy bills|
    i want to reduce what i spend on gas|how much would i save if i moved supplier|run a comparison|
    shop around for me|what are my options|so what should i do|is there a better tariff|
    compare this with other suppliers|is staying put the right call|
    right so my leccy bill is a hundred and forty quid a month is that mad|compair tarrifs|
    two adults two kids three bed terrace gas combi boiler what should we be paying|
    my deal runs until the end of january|i pay by direct debit|we moved in last week and have no idea what we use|
    martin on telly said to fix now is he right|stay or go|whats the verdict then|
    just me in a studio flat with electric heaters|i spend around ninety quid a month on power|
    my contract is up in six weeks|my deals finishing at the end of january what now|
    which is better a one year or two year fix|
    morning mo my heatings costing a fortune can you sort me out with something better|
    whats cheaper gas or electric heating|i dont have a bill to hand|can you work from what i pay rather than kwh|
    i just want the cheapest thing going no frills|ok so am i better moving or staying|
    what would a year cost me if i do nothing|if i stayed until it ends then what|stay go or wait|
    our energy feels way over the odds could you have a look|
    im no good with numbers just tell me the best thing to do|is my provider the cheapest around|
    could you look into getting my costs down|what sort of saving are we talking about|
    would i gain anything by moving to a fix|is it a bad moment to change supplier|should we go for green energy|
    my partner thinks were being fleeced on energy can you check|is a two year fix sensible|
    we cook on gas and heat with storage heaters|tell me whether to hang on or move|is this cheaper than the cap|
    what do you reckon then|could somebody work out if im on the wrong deal|any point in switching for a low user|
    im thinking of fixing for a year thoughts|hiya my bills are mental can u help me pay less|
    is there any way of getting my energy cheaper|i top up at the corner shop with a key can i still change|
    just got an electric car whats the best tariff to charge it|
    we had a heat pump put in last year and the electric is sky high|is there a tariff for heat pumps|
    fix or stay variable|how much should a family of four be paying|am i best off where i am|
    my energy is costing me an absolute fortune what can you do|evening is it worth shopping around at the minute|
    heating by oil but need cheaper electric|is my bill about right for what i use|could i do better than this lot|
    how can i get my gas and electric down a bit|which company should i be with|
    ive got a letter saying my tariff is ending next month what should i do|got a leaf and a home charger|
    svt or fix im clueless|whats a good length to fix for|find me something better then|
    alright mate need to sort my leccy out its costing too much|
    good morning i would be grateful for advice as to whether my present arrangement is competitive|
    we spend roughly two grand a year|is it true switching is a waste of time these days|
    my storage heaters cost a fortune|i am a childminder working from home can i use this|how does my rate stack up|
    any chance of knocking a few quid off my energy|which is best for a pensioner on a low income|
    my deal finished in october and i did nothing|i fill my car up at home at night on electric`,
  correct_fact: `
    the gas usage should say 9800|that number is wrong|you read it wrong|no my rate is 25p|that is not my postcode|
    you have the wrong end date|my usage is not 2900 it is 3300|the fee is 40 not 75|please amend the standing charge|
    fix the exit fee|there is a mistake in what you read|put it right|that should be 52p|
    you misread my standing charge it is 55 3p|my unit rate is actually 26 1p|
    that end date is not right it should be 30 june 2027|the gas usage should say 9 800 kwh|
    something you read is wrong|can you change the tariff end date to 1 may 2027|you got the exit fee wrong its £40|
    my usage is not 2900 it is 3300 kwh|hmm the supplier names wrong it should be southern spark energy|
    thats not my usage i use 3 500 kwh|actually my fix ends on 30 april 2027|
    the standing charge for gas is really 29 9p|my unit rate seems off it should be 25 9p|
    the exit fees meant to be £60 not £75|youve put the wrong end date its 31 may 2027|
    the exit fee should be 50 not 75|that postcode is wrong`,
  estimate_usage: `
    how many kwh would two people use|how much would a family of four use|what should a small flat use|
    roughly how much energy do we need|no idea what we use|i have no idea how much we use|guess my usage|
    how much electricity does one person use|is my usage normal|what is high usage|
    we just moved in and do not know what we use|help me work out my kwh|
    how many kilowatt hours does a couple get through|what do people like us use|is my use high for two people|
    i do not know how much we use|how much should we be using|is 12 units a day a lot|
    how much does a two bed flat use|what do most people use|no clue what i use|average bill for a three bed semi|
    how many units a day is normal|is that a lot of energy|what does a typical home use|
    how many units does a house like mine get through|what is usual for two people|
    what would a small house use in a year|is eight units a day normal|work out my consumption|
    how much gas does a terrace use|i have never looked at my usage|roughly how much power do we need|
    can you estimate my usage|i dont know how much we use|is 4 200 kwh a lot of electricity|
    work out how much i use please|whats normal usage for one person|what do most folk pay for a terraced house|
    whats normal for a one bed flat`,
  exit_fee: `
    from what date is it free to go|do they charge me if i quit now|if i jump ship today what is the damage|
    am i free to leave yet|is there a penalty if i go early|what would i be charged to leave|can i walk away now|
    how soon can i leave for nothing|what does it cost to break the contract|could i leave before it ends|
    when is my contract up|when does my deal finish|how long have i got left on my fix|what if i hang on till april|
    what if we wait|do i have to pay an exit fee|is it free to leave|what do i pay if i leave|
    what if i go in the last week of january|can i get out before christmas|is it too early to leave|
    what is the cost of going early|how long until i can leave|when could i go without paying|
    when can i leave without being stung|what does leaving cost today|what is the damage if i go now|
    what is my leaving fee|how much to get out of it|can i leave for free yet|is there a charge for leaving|
    am i tied in|i want out of my contract how much will it sting|what would it cost me to break my contract|
    do i have to pay to leave early|is there a charge if i switch before it ends|
    how soon before the end can i switch for free|when is my tariff end date|could i leave tomorrow without a penalty|
    how do exit fees work|will they charge me for going|when does my deal run out|what if i leave in march|
    when can i leave without paying|when does my fix run out|what would it cost me to get out of my contract today|
    what happens if i wait until the middle of february|is there a penalty for leaving on 20 january 2027|
    do i hav to pay an exit fea|if prices drop can i leave my fix|whats my end date|how much would walking away cost|
    could i leave at christmas without being stung|whens the earliest i can leave scot-free|
    suppose i left on 5 january|how long left on my contract|whatd they sting me for if i left at new year|
    whens my deal over|leaving tomorrow would cost what|do i get charged for leaving early|
    when can i get out without paying|is it worth me paying the penalty to leave|
    how much would it cost me to jump ship now|what if i leave my fixed deal early|what day does my deal finish|
    do i get stung if i leave in january`,
  explain_tariff: `
    the second one sounds good tell me about it|what about number three|any small print on the top one|
    what do i get with the first one|is there a catch|what is special about that one|how long is that one fixed for|
    what are the conditions of the cheapest|rates for the first tariff|describe the top tariff|more on that one|
    how long is it fixed for|what about the second one|tell me about that one|what is the top one like|
    more about number two|is there a catch with it|ok tell me about that|does the cheapest one tie me in|
    what is the rate on the top one|how long is the first one fixed|who is the second one with|is the third one green|
    tell me more about the first one|whats the catch with the cheapest|explain the third tariff|
    tell me about kestrel green 12|what are the rates on the second one|how long is larkspur fix 24 fixed for|
    what about number 3|whats the exit fee on the first one|hmm whats wrong with the cheapest why so cheap|
    does the first one have an exit fee|what does number two charge per unit|
    whats the difference between the first and second|whats so good about the top one|how much dearer is the second|
    is number one green|whats the catch with the top one|why is the first one so cheap|is the second one any good|
    does the cheapest one have an exit fee|what are the rates on number 3|whats the unit rate on that`,
  filter: `
    which of these are variable|which are fixed|are any of them green|got any that are fixed for two years|
    anything with no exit fee|can i see only renewable ones|leave out the trackers|just show variable ones|
    i only want a fix|show me green deals|greenest|which is greenest|i do not want an exit fee|one year fixes only|
    longest fix first|show the ones i can leave any time|eco friendly ones|only the ones without a leaving fee|
    cheapest one without an exit fee|just the green ones|only fixed deals|prepay ones|which of them are fixed|
    take off the trackers|show variable|nothing with a leaving fee|anything greener|only two year fixes|
    ones i can leave any time|show me something fixed`,
}
