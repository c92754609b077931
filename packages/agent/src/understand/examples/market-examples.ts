/** How people say it: suppliers and the market. By intent, with bars between. Nothing that is kept back stands here. */
export const MARKET_EXAMPLES: Readonly<Record<string, string>> = {
  price_cap: `
    what is the cap on energy|what is the maximum rate suppliers can charge|how much can suppliers charge per unit|
    cap figures please|latest ofgem announcement|october price cap|does the cap change soon|current cap level|
    what is the regulated price|what is the going rate for electricity|what does a unit of gas cost now|
    current energy prices|are prices going up|will energy get cheaper in january|
    how much is electricity per kwh these days|what should a unit cost|what is the price cap|what is the cap now|
    current unit price|what is a unit of electric these days|how much is gas per unit|what are the ofgem prices|
    what is the going rate|price of electricity now|how much is a kilowatt hour now|
    what does electric cost per unit today|current gas price|what is the latest cap figure|price cap for my region|
    cap for prepay customers|what rate should i be paying per unit|how is the cap set|what is the average unit rate|
    whats the enrgy price cap right now|when does the cap next change|tell me the ofgem cap rates|
    is the price cap going up in january|price cap unit rate electricity|explain how the energy price cap works|
    what do ofgem allow suppliers to charge per kwh|wots the prise cap|what is the price cap and should i switch|
    whats ofgems limit on what i can be charged for a unit of electricity|how often does ofgem change the cap|
    price cap for prepayment customers|does the cap cover scotland|
    i can see the caps gone up again does that affect me|are energy prices about to rise|
    whats the ofgem thing everyone talks about|whats the going rate for electricity at the minute|
    who decides the price cap|whats the cap on gas per unit|is the cap different in scotland|
    will the cap drop in the new year|what does the cap actually limit|when does the price cap next change|
    what will the cap be in january|how much is a unit of gas at the moment|current electricity price per unit please|
    how often does the price cap go up|whats ofgem charging for electric this quarter|
    what is the daily charge at the moment|are bills going down in the spring|who decides the cap|
    are prepayment customers on the cap too|cap for prepay please|next price cap announcement`,
  term_annual_cost: `
    how did you get that figure|how did you work that out|what is that based on|show the sum|
    what assumptions did you make|how do you calculate it|show me the working|how did you get that|
    where does that number come from|how do you work it out|explain the sum|how do you know what a year costs|
    what is behind that number|where do you get the yearly figure|how do you work out the yearly cost|
    show me the sums|how does a price comparison get calculated`,
  term_back_billing: `
    they billed me for three years ago|can they charge me for old energy|bill for years back|catch up bill|
    no bill for 14 months and then a massive one|they want money from 2023|how far back can they charge|
    surprise bill for old usage|they forgot to bill me for years|they want 18 months of backdated charges off me|
    just had a catch up bill for two years do i have to pay it|never had a bill for 3 years and now they want 4 grand|
    how far back can they charge me|they say i owe for 2022 but i paid|no bill since 2024 should i be worried|
    is there a time limit on old energy bills`,
  term_calorific_value: `
    what is calorific value|gas units to kwh|how do they turn gas into kwh|correction factor|convert gas units|
    how many kwh in a cubic metre|gas reading in kwh|what is calorific value on a gas bill|
    my meter shows units not kwh how does that work|how do they turn gas units into kwh`,
  term_cooling_off: `
    how long do i have to change my mind|how many days to cancel|cancellation period|
    how many days do i get to change my mind|is there a cooling off time|can i cancel ten days after signing|
    14 day rule|how long is the cooling off period|how long after switching can i cancel|can i cancel within 14 days`,
  term_credit_check: `
    will it hurt my credit score|do they credit check me|i have bad credit can i switch|ccj can i switch|
    does a comparison show on my credit file|i have bad credit will they take me|do they do a hard search|
    ccj and energy|will switching hurt my credit score`,
  term_credit_refund: `
    they owe me 300 quid in credit|how do i get my credit|i am in credit by hundreds|can i ask for my money back|
    they are sitting on my money|they will not refund my credit|i have overpaid can i have it|get my balance paid out|
    i am 450 quid in credit|claim my credit|im £480 in credit how do i get it back off them|
    my supplier is sitting on £300 of my money|i have overpaid by £600 and they wont give it me|
    why do they hold on to so much of my credit|am i entitled to a refund of my balance|
    they closed my account and still have my £200|i want my credit paid into my bank`,
  term_direct_debit: `
    how do they work out my direct debit|is direct debit a good idea|can i pay variable direct debit|
    is direct debit cheaper|is it cheaper to pay by direct debit or when the bill comes|
    how is my monthly payment worked out`,
  term_direct_debit_changed: `
    can they take money without asking|they took more than they said|they put my direct debit up|
    my direct debit has doubled|can they just raise my payment|monthly payment gone up|
    my payments went up without warning|they increased my monthly without asking|can i get my direct debit lowered|
    direct debit too high for my use|they took more than agreed|why has my dd doubled|
    they bumped my monthly payment from 120 to 190 without telling me|can i ask them to lower my direct debit|
    supplier wants to raise my direct debit even though im in credit|
    they are putting my payments up again in the new year`,
  term_dual_fuel: `
    discount for gas and electric together|can i have gas from one firm and electric from another|
    do i need the same supplier for both|both fuels with one company|is it cheaper to have both together|
    can i switch just the gas|only change my electric supplier|keep gas where it is|split my suppliers|
    one bill for both|what is dual fuel|should i keep gas and electricity with the same supplier|
    can i mix suppliers for gas and power|can i change just the electric and leave the gas where it is|
    got any dual fuel discounts`,
  term_economy_7: `
    is economy 7 any good|cheap electricity at night|what times is economy 7 cheap|is economy 7 worth it|
    we have storage heaters|night storage rate|two rate meter|economy 10|cheap rate hours|
    is my old night storage deal any good|am i losing out on economy seven|day rate and night rate|
    what hours is off peak|white meter heating|total heat total control|how does economy 7 work|
    would a night tariff suit my storage heaters|is economy 7 worth it for an electric car|
    is the off-peak rate any good for washing at night|tell me what dual rate means|
    is off peak electricity worth having|what times is the cheap electric on economy 7|
    whats the difference between e7 and normal|i have two readings on my meter low and normal|
    is it worth getting rid of economy seven|what hours are off peak`,
  term_erroneous_transfer: `
    they switched me and i never asked|i have been moved to a supplier i did not choose|changed without permission|
    my switch went to the wrong house|woke up with a different supplier|somebody switched me|moved without my say so|
    i am with a company i never picked|they switched me without asking|i got switched by mistake|
    i got switched and i never agreed to it`,
  term_estimated_reading: `
    how do i give a meter reading|where do i send my reading|all my bills are estimated|what does e mean on my bill|
    letters a and e next to the reading|they never read my meter|my bill is guessed|
    smart meter fitted but still getting estimates|the meter reader never comes|nobody reads my meter|
    they keep guessing my usage|my bill has an e on it|bill based on estimates|reading on bill is too high|
    why do they not use my readings|what is an estimated reading|how do i read my gas meter|
    what does e next to my reading mean|my bills are estimated every month help|
    every bill i get is estimated and i am sick of it|the bill says e next to the reading what does that mean|
    theyve been guessing my usage all year|is it ok to send a photo of my meter|
    the readings on my bill are nothing like whats on the meter|bill is based on a guess not my real reading|
    i never get asked for readings they just make numbers up`,
  term_exit_fee: 'what is an early exit fee|exit fees explained',
  term_final_bill: `
    when do i get my last bill|how long until my final bill|old supplier has not sent a final bill|
    what happens after i leave|will i get two bills|waiting for my closing bill|old firm will not send the last bill|
    how long have they got to send my final bill|will i owe anything at the end|
    ive been waiting 9 weeks for a final bill|what happens to my old account`,
  term_find_supplier: `
    who supplies my house|how do i find my supplier|i do not know who my supplier is|who is charging us here|
    just bought a house who do i pay|no idea who supplies us|who is my gas with|moved in and do not know the supplier|
    how do i find out who my supplier is`,
  term_fixed: `
    what does it mean to fix|pros and cons of fixing|fix vs variable|what is a fix|is fixing a good idea|
    how does a fix work|fix or tracker|how long should i fix for|is a fix safe|what do i get with a fix|
    does a fix protect me|difference between fixed and variable|whats the diffrence between fixd and varible|
    can my supplier put prices up mid fix|whats the downside of fixing|if prices come down after i fix am i stuck|
    can they put the price up while im fixed|scared of fixing in case prices fall`,
  term_green: `
    are green tariffs a con|is green energy dearer|what does green mean|how green is it|tariffs good for the planet|
    is it worth going green|does green cost more`,
  term_in_home_display: `
    the little screen is wrong|my display shows old prices|ihd stopped|what is the gadget on my windowsill|
    my in home display shows a different price|my smart meter display is blank`,
  term_kwh: `
    what is a unit|what does kwh mean|what is a kilowatt hour|is a unit the same as a kwh|kva|kw|
    kw or kwh what is the difference|what is one unit|how much is a kilowatt hour in real life|
    what does unit mean on my bill|meaning of kwh please|what is meant by a unit|what does kwh stand for`,
  term_mpan: `
    where is my mpan|what is the long number on my bill|which number is my supply number|
    where do i find my meter number|the number with the big s|where is the electricity supply number|
    is the mpan the same as the account number|meter point number|what is my mpan and where do i find it|
    do i need my meter number to begin|wheres the mpan on a bill|what is the s number on my bill|
    what number do i need from the bill for the region|whats the difference between mpan and mprn|
    whats a meter point number|whats the number starting with an s on my bill`,
  term_mprn: 'gas meter point number|where is my gas number|wots an mprn',
  term_ofgem: `
    is ofgem the government|what can ofgem do for me|who controls energy companies|who regulates you|who are ofgem|
    which regulator looks after energy`,
  term_prepayment: `
    i am on a key meter can i switch|can i get rid of my prepay meter|can i switch with a prepay meter|
    how does a key meter work|prepay switching|can i swap supplier on pay as you go|prepay customers can they switch|
    changing supplier with a key|smart pay as you go|how do prepayment meters work|can i get rid of my key meter|
    im on a key meter can i move to paying monthly|how do i swap my prepay meter for a normal one`,
  term_region: `
    what region am i in|how do i know my region|why is it dearer here|which area am i|why does my area pay more|
    is it dearer in the north|how do i know which region i am in|do prices depend on where you live|
    why do prices vary by region|why are bills higher in wales than london|why do i pay more than my friend in london|
    why do people up north pay more standing charge|why does my mate in london pay less per day than me`,
  term_seg: `
    can i sell my solar power|what about my solar panels|got solar panels does that stop me switching|
    what about solar|i sell power back|what if i got solar|solar panels and switching|export rates for my panels|
    i have a battery and panels|selling electricity back|does solar affect my tariff|
    i have solar panels what do i get for export|got solar panels on the roof who pays best for what i export|
    do solar households get a different tariff|how do i sell my solar back|i have panels and a battery which tariff|
    what do they pay for exported units|does it pay to export my solar`,
  term_smart_meter: `
    tell me about smart meters|what is a smart meter|how do i get a smart meter|smart meter info|
    do i need to read my meter if its smart`,
  term_standard_credit: 'what does standard credit mean|can i pay by cheque',
  term_standing_charge: `
    standing charge what is it|the standing charge what is it|what is the daily charge|explain standing charges|
    what is the standing charge for|why is there a daily charge|what am i paying every day for|why so much per day|
    is my daily charge too high|why is the standing charge different round here|standing charges explained|
    does everyone pay a standing charge|what is a standing charge|teh standing chrge what is it|
    how is the standing charge different from the unit rate|whys there a per-day fee on my bill|
    explain standing charges like im ten|why is the standing charge so flipping high round here|
    i hardly use anything so why am i charged every day|standing charges are a disgrace for folk who live alone`,
  term_supplier_failure: `
    what if my supplier goes bust|my supplier has gone under|company collapsed|is my credit safe if they fail|
    moved to another firm when mine collapsed|my supplier ceased trading|supplier in administration what now|
    will i lose my fix if they go bust|my supplier has gone bust what happens now|
    if the new company collapses do i lose my money|is my supplier likely to go under|
    my energy firm has been taken over after going into administration|do i lose my fix if the supplier fails|
    is my credit safe with a small supplier|what protection do i have if an energy company goes pop`,
  term_switch_steps: `
    can i still switch|am i allowed to switch|can anyone switch|is it hard to switch|how do i change supplier|
    what is involved in switching|what do i have to do to switch|is switching a hassle|who tells my old supplier|
    what do i do on the day|what paperwork do i need|is it a faff|do i have to cancel my old supplier|
    do i tell my current supplier|what happens on the day of the switch|can i do it online|explain the process|
    is it easy to change|can i switch|how do i switch|what happens when i switch|is it hard to change|
    what do i have to do|am i allowed to change|can i change supplier|talk me through changing supplier|
    what happens on the day i switch|how do i sign up|what do i have to do to change|what documents do i need|
    who reads the meter on switch day|what are the steps when changing supplier|
    how does switching energy actually work|do i need to tell my old supplier im leaving|
    what paperwork is needed for a switch|is it a faff to change energy company|what happens on switching day|
    who handles the paperwork when i change|do i have to tell my old supplier|how does switching actually work|
    what do i need to do with my old direct debit`,
  term_switch_time: `
    how soon would it happen|how many days until i am with the new supplier|is it quick|how long until it is done|
    switching takes months|does it take months|when would it take effect|how many weeks does it take|is it fast|
    how long does it take to swap|how quick is it|when would it start|how many days to switch|
    when will i be with the new people|is it done in a week|how fast can you move me|how quickly could i be switched|
    switching takes months doesnt it|how long till the new supplier takes over|how soon do i get moved over|
    how long until i am moved over to the new lot`,
  term_tracker: `
    what is a tracker|are trackers risky|is a tracker a gamble|does a tracker go up and down|
    is a tracker a good idea in winter|daily changing price tariff|are tracker tariffs risky|
    how do tracker prices move|are trackers any good in winter|difference between a tracker and a fix|
    what is half hourly pricing`,
  term_unit_rate: `
    what is a unit price|explain pence per kwh|what does the rate per unit mean|what does unit rate mean`,
  term_variable: `
    what is the standard tariff|what is a variable tariff|what am i on if i never chose|svt meaning|
    what is the default tariff|we have been put on the standard rate|am i on the svt|what does svt stand for|
    is a variable tariff risky right now|whats an svt|what is a deemed or default tariff|
    what happens when my fix finishes|explain variable tariffs`,
  term_warm_home_discount: `
    am i due the warm home discount|when is the warm home discount paid|how do i apply for the warm home discount|
    150 off my electric|how do i get the warm home discount in scotland|when does the warm home discount come|
    is the discount automatic|am i on the list for warm home`,
  vat: `
    how much vat on gas|is vat charged on energy|vat rate for electricity|is vat included|what tax is on my gas|
    is there vat on electricity|when does the vat thing end|what is the vat on gas|why no vat|vat holiday|
    did they scrap vat on energy|is vat coming back on electric|how much tax do i pay on energy|
    did the government take vat off electricity|vat on heating|what percentage is vat on gas|
    how much vat do we pay on electricity|is there vat on gas|why is there no vat on my electricity|
    do i pay tax on my energy|how much vatt on gass|is gas taxed|has the government scrapped vat on power|
    what would happen to the price of my bill if vat returns|whens the 5% tax back on electric|
    is gas vat the same as electric|does vat apply to standing charges|will vat go back up in spring|
    how much tax is in my gas bill|has vat come off energy|do we still pay vat on leccy|does vat go back up|
    is the vat holiday on gas as well|whats the tax on electric`,
}
