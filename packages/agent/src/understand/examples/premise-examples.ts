/** How people say it: what people wrongly take for granted. By intent, with bars between. Nothing that is kept back stands here. */
export const PREMISE_EXAMPLES: Readonly<Record<string, string>> = {
  cap_covers_fixes: `
    does the cap apply if i am fixed|am i protected by the cap on a fixed deal|fixed rate and the price cap|
    is my fixed deal protected by the price cap|does the energy cap apply if i chose a fixed tariff myself|
    does the cap apply to me if im fixed`,
  cap_is_maximum: `
    the cap stops you ever paying over that|there is a limit on what they can charge me in total right|
    they cannot bill me more than the cap|my bill is over the cap is that allowed|isnt the cap the maximum bill|
    cap means nobody pays more than that a year|i thought there was a legal maximum on bills|
    surely the government limits what i pay|can my bill go above the cap|
    nobody can be charged more than the cap a year|so i cannot pay more than the cap|
    the cap is the most they can bill me|i thought the cap was a limit on my bill|
    why is mine higher than the cap on the news|they said nobody pays more than the cap|
    i pay more than the cap how is that allowed|what is the point of a cap if my bill is still huge|
    cap is supposed to stop big bills|the price cap is the most i can pay right|
    so my bill cant go above £1 723 because of the cap|how come i pay more than the cap|
    my mate reckons the cap stops you ever paying over seventeen hundred quid|
    if i use loads of gas does the cap protect me|is £1 723 the maximum anyone will pay|
    is the cap a ceiling on my annual spend|i thought the cap meant a bill could never be more than £1 723|
    i use loads so does the cap save me|is it true that nobody can pay more than eighteen hundred a year|
    so i can leave the heating on all day because its capped|if i go over the cap do they stop charging|
    so what is the maximum a year then|surely i cant be billed more than the cap`,
  cap_is_one_price: `
    does everyone get the same cap|is the cap different in wales|one cap for the whole country|
    is the cap the same everywhere`,
  cooling_off_none: `
    once i say yes i am stuck|is there a way back|can i undo it|what if i do not like it|can i pull out later|
    am i tied in once i agree|is it final|can i change my mind|can i cancel|can i back out|what if i want to go back|
    what if i do not like them|can i go back to my old supplier|i signed yesterday and changed my mind|
    can i get out of it again|i do not want it after all can i cancel|is it too late to stop it|
    how do i undo a switch|once i say yes i am stuck arent i|can i back out in the first fortnight|
    what if i have second thoughts|how many days to change my mind|can i back out after signing`,
  credit_lost: `
    i am in credit what happens if i leave|do i get my balance back|will they refund my credit|
    what happens to my credit if i leave|do i lose the money in my account|will i get my credit when i go|
    how long can they hang on to my credit after i have left|do they pay me back when i go|
    what about the money i have built up|i left and they still have my money|when do i get my credit after switching|
    do i lose the credit on my account if i switch|when do i get my credit back after leaving|
    do i get my overpayment back when i go|will i lose the £90 credit ive built up|
    when i leave do i get what i have overpaid back`,
  direct_debit_is_usage: `
    they raised my direct debit|my monthly payment went up but i use less|why do they want more each month|
    my payment is higher than what i use|why is my monthly more than my bill|they take more than i spend|
    why has my direct debit gone up`,
  exit_fee_always: `
    does a variable have a leaving fee|is it free to leave the standard tariff|
    do i get charged for leaving a variable|is there an exit fee on a variable tariff`,
  fixed_bill: `
    does a fix mean one price whatever i use|fixing means unlimited energy|with a fix i always pay the same|
    can a fixed deal go up|can my supplier put prices up mid fix|is the price guaranteed on a fix|
    does my monthly payment change on a fix|can they put my price up during a fix|is my price safe on a fix|
    will my fixed price change|can a fix go up|will i pay more in winter on a fix|
    does fixed mean i pay the same each month|does a fix cap my bill|can the standing charge change in a fix|
    if i fix my bill stays the same every month whatever i use|surely fixing means unlimited energy for one price|
    if i lock in can my monthly bill still change|does a fixed tariff mean fixed monthly payments`,
  green_wires: `
    is the green power really green|do i actually get wind power|greenwashing|are green tariffs really green|
    does renewable power actually reach my house|is a green tariff really green`,
  loyalty: `
    i have always been with them do i get a discount|will i lose my loyalty discount|been with them for decades|
    does staying put get me a better price|do they reward old customers|am i daft to stay with the same company|
    ive been with them 20 years so i must get a loyalty rate`,
  prepay_dearest: `
    is prepay dearer than direct debit|do prepay customers pay more|are key meters a rip off|
    does it cost more to top up|are token meters dearer|is pay as you go more expensive|
    prepayment is the most expensive way to pay isnt it|are prepay meters a rip off|does prepay cost more|
    token meter is it dearer`,
  smart_meter_blocks: `
    will my smart meter keep working with a new supplier|i have a smart meter can i move|will my display keep working|
    does the in home display still work with a new company|can i keep my smart meter|
    my smart meter stopped sending readings since i swapped|will the smart meter work with the new company|
    smart meter went dumb|can i switch with a smart meter|will i lose smart features if i switch|
    does the new company use my smart meter|smart meter not connecting since the move|smart meter lost connection|
    old smart meter and switching|smart meter does not send readings any more|i have a smart meter so i cant switch|
    will my smart meter go dumb if i change supplier|my smart meter stopped sending readings after i switched|
    will my smart meter display carry on working|
    my smart meter has stopped working since i moved to a different supplier|
    does my smart meter still work if i switch`,
  smart_meter_fears: `
    do smart meters make your bill higher|i heard smart meters give you cancer|are smart meters safe|
    is a smart meter compulsory|i do not want a smart meter|do smart meters track you|
    is it true smart meters cost you more|should i get a smart meter|are smart meters a con|
    can i refuse a smart meter|do i have to have a smart meter|is a smart meter worth it|
    do smart meters put your bill up|pros and cons of a smart meter|is it true smart meters can cut you off|
    i do not trust smart meters|they want to force a smart meter on me|
    can they switch me to prepay through the smart meter|smart meter privacy worries|how do i say no to a smart meter|
    are the readings of smart meters wrong|do i have to take a smart meter|
    ive heard smart meters are forced on people|do i have to have one of these smart meters|
    will a smart meter save me money|supplier keeps pestering me about a smart meter|
    do smart meters give off radiation|smart meters spy on you dont they`,
  smart_meter_health: `
    do smart meters cause cancer|are smart meters bad for you|do smart meters give off radiation|
    are smart meters a health risk|smart meter headaches|is it safe to sleep near a smart meter|
    is the smart meter making me ill|smart meter radio waves harmful|can a smart meter affect a pacemaker`,
  smart_meter_needed: `
    do i need a smart meter for a good deal|can i switch without a smart meter|is a smart meter needed|
    must i get a smart meter to join|no smart meter can i still get that tariff|
    do they fit a smart meter before i join|do i need a smart meter to switch|do i need a smart meter for an ev tariff`,
  standing_charge_optional: `
    can i find a tariff without a standing charge|i was away and still got charged|why pay a daily charge for nothing|
    is there a way round the standing charge|am i charged on days i use nothing|why do i pay when i am not there|
    do i pay when on holiday|why do i even pay a standing charge|standing charge is daylight robbery|
    can i get out of the standing charge|pay every day even when i am away|i was abroad and still paid|
    do i pay for days i use nothing|can i have no standing charge|paying for an empty flat every day|
    how do i get rid of the standing charge|im away 6 months a year must i still pay standing charges|
    do i still pay if the house is empty|am i charged for days i use no energy|
    can i get a tarrif with no standing charge|standing charge refund when the house is empty`,
  switch_cuts_supply: `
    i am worried the lights will go out during the switch|will my power go off|does the supply stop when i change|
    do i go without heating while it happens|is there any downtime|will there be a break in my gas|
    will the heating stop working|do i get disconnected when i change company|will my power go off if i switch|
    will i still have hot water|does the gas go off|is the power interrupted|will everything keep running|
    do the lights stay on|will my power go off when i change|will i be left without gas|will the lights go out|
    do i lose power on the day|is there a gap between suppliers|will my heating stop|
    is there a gap where nobody supplies me|could i be without gas for a day|does anything go off on switch day|
    will my freezer defrost when i switch|im worried the lights will go out during the switch|
    do i lose gas for a day when changing supplier|is swiching safe or will i lose powr|
    how long does it take to switch and will my power go off|
    is it true that you go without gas for a bit when you swap|will i be without heating while it changes over|
    could my lights flicker off on changeover day|will i have hot water when i change company|
    could i end up with no electricity by switching|is my gas the same gas if i change|
    will the switch mess up my boiler`,
  switch_needs_visit: `
    do they need access to my home|will someone need to come and change pipes|is any work needed to change supplier|
    do i need to be in for it|does anyone need to visit|do i have to be at home|will they touch my meter|
    is a new meter needed|will they dig up my drive|does anyone have to come round|do i need new pipes|
    will they change my meter|do i have to take a day off for it|do i get a new meter when i switch|
    must i take time off work for it|will an engineer call|do they touch the wiring|do they come to the house|
    does an engineer need to come round to switch|is someone going to have to come and fit something|
    would my boiler need altering if i changed provider|do the engineers need to turn anything off|
    will there be any bother with wires or men coming round|do i need to be in when it happens`,
  vat_twenty: 'am i paying 20 percent vat on my gas',
}
