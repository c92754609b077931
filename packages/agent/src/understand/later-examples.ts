/** Still more ways of saying it, gathered from questions that were not understood at first. */
export const LATER_EXAMPLES: Readonly<Record<string, string>> = {
  compare:
    'are we being fleeced|would you move if you were me|how low could my bills go|is my supplier the cheapest around|i think i should be on a different tariff|what is the cheapest way to heat my house|can you do better than this|get me out of this expensive tariff|what would be the smart choice|i need to pay less|whats the best I can get|is there money to be saved|do i have the right tariff|am i missing out on savings|tell me the cheapest|which company is best value|is my rate any good|see what you can find|how do i stop overpaying|what else could i be on|check my deal|is my price fair',
  price_cap:
    'what is the going rate for electricity|what does a unit of gas cost now|current energy prices|are prices going up|will energy get cheaper in january|how much is electricity per kwh these days|what should a unit cost',
  cap_is_maximum:
    'i thought there was a legal maximum on bills|surely the government limits what i pay|can my bill go above the cap|nobody can be charged more than the cap a year',
  switch_cuts_supply:
    'will i still have hot water|does the gas go off|is the power interrupted|will everything keep running|do the lights stay on',
  switch_needs_visit:
    'does anyone need to visit|do i have to be at home|will they touch my meter|is a new meter needed',
  term_switch_steps:
    'what do i do on the day|what paperwork do i need|is it a faff|do i have to cancel my old supplier|do i tell my current supplier|what happens on the day of the switch|can i do it online|explain the process|is it easy to change',
  term_switch_time:
    'switching takes months|does it take months|when would it take effect|how many weeks does it take|is it fast',
  standing_charge_optional:
    'am i charged on days i use nothing|why do i pay when i am not there|do i pay when on holiday',
  smart_meter_fears: 'is it true smart meters cost you more|should i get a smart meter|are smart meters a con',
  smart_meter_blocks: 'will my display keep working|does the in home display still work with a new company',
  fixed_bill:
    'can a fixed deal go up|can my supplier put prices up mid fix|is the price guaranteed on a fix|does my monthly payment change on a fix',
  paid_to_recommend:
    'someone must be paying you|do you make money from me switching|are you just selling|do you hide cheaper deals|are you on my side|is this an honest comparison|how do you decide the order',
  about_price: 'does it cost me to ask you things|what is the fee|any charges|is it free to use',
  about_privacy:
    'what do you do with what i type|is this chat private|do you store my address|who reads this chat|can anyone else see this',
  about_delete: 'erase our chat|get rid of my data|bin my bill|forget me',
  about_accuracy:
    'could you be mistaken|what if you are wrong|do you guarantee that|is the saving certain|can i rely on this',
  about_sample: 'who made these prices up|are these prices genuine|why have i not heard of them',
  about_upload:
    'what types of bill can you read|does my bill need to be recent|can you read a paper bill|is a screenshot ok|i have not got a bill|does it have to be a pdf',
  about_abilities: 'what do you need from me|what should i tell you|how do we begin|what information do you want',
  hand_over:
    'is there a human behind this i can reach|someone to talk to please|let me speak to one of your advisors|pass me to your manager|can a colleague look at this',
  complaint:
    'they ignore me|i have been overbilled|supplier is not sorting it|my complaint is still open|i am fed up with my supplier service',
  moving_home:
    'we exchange contracts next week|we get the keys on monday|i am leaving this address|what do i tell my supplier when i move out',
  landlord: 'i am a lodger|my student let includes bills|the letting agent chose the supplier|house share bills',
  bill_summary:
    'is anything on here wrong|any mistakes on it|does this look right|what does all this mean on my bill|check it for errors',
  bill_high:
    'why is the gas part so big|what is pushing it up|why so expensive|why did it shoot up|that is a lot for one month',
  bill_unit_rate: 'how many pence a unit am i on|what do they charge me per unit',
  exit_fee:
    'what if i go in the last week of january|can i get out before christmas|is it too early to leave|what is the cost of going early|how long until i can leave|when could i go without paying',
  estimate_usage:
    'how many kilowatt hours does a couple get through|what do people like us use|is my use high for two people',
  switch_progress: 'how far has my switch got|is my move to the new supplier done|what stage is my switch at',
  waitlist: 'what rank am i|do i win anything|how many people are ahead of me',
  off_topic:
    'explain quantum physics|what is the score|tell me about history|do you sell insurance|which phone should i buy|can you order food|how tall is ben nevis|what is for tea',
}
