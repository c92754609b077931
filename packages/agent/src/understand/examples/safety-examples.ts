/** How people say it: need and danger. By intent, with bars between. Nothing that is kept back stands here. */
export const SAFETY_EXAMPLES: Readonly<Record<string, string>> = {
  abuse: `
    my ex controls the energy account|my ex can see my account|he changes the password on our account|
    my abusive partner has access to my bills|i left my husband because of violence and he is on the account|
    my ex partner keeps changing my tariff|i am hiding from my ex and worry about the bill showing my address|
    my boyfriend controls all the money and the heating|my partner hides the bills from me|
    he will not let me see the account|he turns the heating off to punish me|she took my name off the account|
    i had to flee my husband`,
  acting_for: `
    can i deal with my mums account for her|i have power of attorney for my dad|mum has gone into a care home|
    can i speak to the supplier for my nan|how do i look after my parents energy bills|
    my father cannot manage his bills any more|third party on the account|i help my elderly neighbour with her bills|
    can i manage my dads energy for him|sort out nans bills|speak on behalf of my mother|
    my aunt cannot cope with her bills|authority to act`,
  bereavement: `
    my mum died what about her account|my husband passed away and the bill is in his name|dad died last week|
    how do i close the account of someone who has died|i am the executor for my aunt|probate and the energy bill|
    my late wife was the account holder|they keep writing to my dead father|who pays the bill when somebody dies|
    my wife has just died and all was in her name|sorting out my late fathers bills|gran died who pays|
    they still bill my mum who passed`,
  broken_heating: `
    my boiler has broken down|the heating is broke|no heating and a small baby|boiler will not fire up|
    radiators stone cold|heating has packed in|who do i call about my boiler|the boiler is leaking water|
    no hot water since yesterday|boiler error code|my radiators do not get warm|gas engineer needed|heating conked out`,
  carbon_monoxide: `
    the carbon monoxide alarm is chirping|co detector going off|we feel dizzy near the boiler|
    my carbon monoxide alarm is going off|i feel dizzy and the boiler flame is yellow|the alarm for co keeps beeping|
    my co detector went off last night|the carbon monoxide thing is bleeping|
    my alarm for fumes is going off and i feel sick|boiler flame gone orange and my head is banging|
    co detector chirping once a minute`,
  debt: `
    i cannot pay this bill|i am behind with my energy|i get paid at the end of the month and cannot pay before|
    i am skint until payday|money is really tight|i owe them loads and cannot pay|they want money i have not got|
    i am drowning in bills|we are choosing between heating and eating|i lost my job and the bills keep coming|
    my universal credit does not cover the gas|i am on benefits and cannot afford the heating|i have got into arrears|
    i am scared to turn the heating on|i am worried sick about this bill|i cannot afford it any more|
    can i pay in instalments|can i set up a payment plan|the bills are more than my pension|they want the lot at once|
    my debt went to a collection agency|i cannot put the heating on because of cost|falling behind on gas|
    hard to pay this month|i am finding it hard to pay|we are really struggling|the bill wiped out my wages|
    i cant afford my energy bill|im in debt with my supplier and struggling to pay|
    we have to choose between heating and eating|lost my job and cant pay the gas|i am behind on my payments|
    universal credit and cannot pay the electric|they put me on a payment plan i cannot manage|
    im a bit skint this month and the heating bill is due|can i swap supplier while i owe £80|
    were choosing between food and heating|benefits dont stretch to the gas bill|what if i simply stop paying|
    can they refuse to let me go|i owe £40 from last month am i stuck|im three months behind with my supplier|
    ive had no hours at work and the bill is overdue|i cant pay and im scared|i am sitting in the dark to save money|
    been crying all day about this bill|is there any help for pensioners with heating|
    can i get the warm home discount|i owe them 60 quid can i still leave|
    mums 84 and on her own shes frightened to turn the fire on|wearing my coat indoors as i darent put the heating on|
    does it matter that i am in debt to them if i want to go elsewhere|cant feed the kids and the meter|
    i earn too little to heat the house|can i get help with my energy debt|red letter from the electric what now`,
  debt_switch: `
    can i switch if i owe money|can i leave with a debt|i am in arrears can i change supplier|
    will they let me go if i have not paid|i owe them on my prepay meter can i still move|does debt stop me switching|
    can i switch in debt|i have debt on the key meter and want another supplier|what is the 28 day rule for debt|
    can my debt go with me to the new supplier|owe 60 quid can i still go|leave while in debt|
    does owing stop me changing|change supplier with arrears on the meter`,
  disconnection: `
    the meter has run out and i have no money|no credit on the meter|we have no electric and no money|
    the key has run out until monday|they are going to cut me off|they want to force a prepayment meter on me|
    bailiffs came about the gas|i got a warrant letter|i cannot top up until friday|we are on the emergency credit|
    nothing left on the gas card|i have been disconnected for not paying|
    sat in the dark with the kids no money for the meter|six pound left and no money till thursday|
    ran out of gas on the card|they will not give me emergency credit|can they cut off a pensioner|
    letter about a warrant|prepay forced on me|they say they will cut me off|
    my prepay meter has run out and i have no money|got a letter threatening to fit a prepay meter|
    ive got £3 left on the meter until friday|theyre sending debt collectors|theyve threatened to disconnect us|
    my meters run out and its sunday|ive got 40p on the gas and no money til thursday|
    theyre sending someone to fit a prepayment meter because im behind|
    electric key has run out and shop is shut got a baby here|bailiffs letter came this morning|
    living off emergency credit|we have £2 left on the electric`,
  electric_danger: `
    a power line has fallen in my garden|the meter box is sparking|
    the meter cupboard is making a crackling noise and smells burnt|the plug sparked and now the wall is black|
    tree has come down on the power line|got a shock off the washing machine`,
  gas_leak: `
    i can smell gas|funny eggy smell near the cooker|think we have a gas leak|smells like gas in the hall|
    theres a strong gas smell what do i do|i think there is a gas leak|smel of gas help|
    something smells like rotten eggs near the boiler|theres a funny eggy smell by the cooker|
    hissing sound from the gas pipe|i can smell gas outside on the pavement|gas smell in the hallway|
    i think i can smell gas near the cooker|theres a funny eggy pong by the boiler|
    hissing sound from the pipe under the meter|we think we can smell something gassy|strong smell of gas outside`,
  medical: `
    my husband is on oxygen at home|my wife has dialysis|we have a newborn|i am disabled|my mum has dementia|
    what is the priority services register|i am 84 and feel the cold|i use a wheelchair and a stairlift|
    my son has a feeding pump|i have cancer and need the heating on|extra help for vulnerable people|
    how do i get on the psr|my wife has ms|we need power for a machine|mum has parkinsons and needs the house warm|
    blind and need braille bills|premature baby at home|cannot reach the meter because of my age|extra help register|
    i get muddled with letters|my mum is 86 and disabled and worried about her bill|
    we have a newborn baby is there extra help|i have dementia and find bills confusing|
    can pensioners get help with energy|my wife uses a home nebuliser is there any support|
    nan is 91 and lives alone shes frightened to put the heating on|
    my gran has a stairlift and lives by herself shes with scottish power|how do i get on the priority register|
    im deaf can i get help without phoning|my mum died and i need to deal with her energy account|
    im undergoing chemo and always cold|were expecting a baby in january any help|
    im housebound will someone read my meter|my mother has alzheimers and cant manage her account|
    my wife has ms and needs the heating on|my little boy has asthma and the house is freezing|
    mums on a ventilator what about outages|husband has just died and the account is in his name|
    my wee girl is on a feeding machine overnight|im on pip and use a hoist|
    i have just lost my husband and he did all the bills|my partner has mnd and needs power all night|
    i am partially sighted can i have large print|i have a newborn and the gas is off|
    my mother has alzheimers and forgets to top up|my son is autistic and outages terrify him`,
  no_supply: 'theres been no gas since last night',
  power_cut: `
    the power has gone off in our street|we have a power cut|all the lights went out|no electricity in the village|
    no electricity in the whole building|is there a number for power cuts|
    everything is dark the whole road has lost power|my daughter is epileptic and we lost power|
    half the village is without power|our electricity went off an hour ago|
    is there a power cut in my area|all the lights on our road are off|whole of our street has lost its electric|
    powers gone off here|no leccy since 6 this morning`,
  scam: `
    i gave someone my sort code|a man rang about a rebate|is this text from ofgem real|
    someone at the door wants to see my bill|i got an email about a refund|a caller asked for my bank details|
    got a call offering half price electric|they wanted my card number|text about an energy refund|
    suspicious email from my supplier|someone wants to read my meter is that genuine|
    i got a dodgy text about an energy rebate is it a scam|
    my bank details were asked for by a man at the door about my meter|
    got a text saying im due a £400 energy rebate click the link|
    a bloke on the phone said he could halve my bill if i gave card details|is this energy refund email genuine|
    some bloke at the door says he can halve my bill|got a text saying i am due an energy rebate|
    someone rang saying theyre from my supplier wanting my card|
    an email says my account will be closed unless i click|lad knocked on selling cheap energy`,
  self_harm: `
    i want to end it all|i cannot see the point any more|everyone is better off without me|i cannot go on|
    i dont want to live any more with these bills|i feel like ending it all|i want to kill myself|
    life is not worth living|ive had enough i cant cope with life anymore|i dont see the point in going on|
    i cant sleep because of these bills i feel hopeless|i just want it all to be over|
    ive thought about hurting myself|i feel like giving up on everything|i dont see the point in carrying on|
    i cant cope with it all any more`,
}
