/** How people say it: the bill. By intent, with bars between. Nothing that is kept back stands here. */
export const BILL_EXAMPLES: Readonly<Record<string, string>> = {
  bill_balance: `
    do i owe them anything|do they owe me anything on this bill|is my account in the red|what is outstanding|
    how much do they want off me|am i in credit or debit|what do i owe|how come there is a balance from before|
    do i have an old debt on here|what is the amount owing|am i up or down with them|am i in credit|
    do they owe me or do i owe them|do they owe me owt|so do i owe them or what`,
  bill_high: `
    this seems like a lot of money why so much|why so much|that is steep how come|how is it this much|
    it used to be half that|what is driving the cost|why has it jumped|why is it more than last time|
    i cannot believe this bill|my energy costs have gone mad|why do i owe so much|it is way more than i expected|
    am i being overcharged|that looks like too much|why is the gas part so big|what is pushing it up|why so expensive|
    why did it shoot up|that is a lot for one month|why is my bill so high|why has my bill shot up|
    bill gone up when we are out all day|why is this so flipping high|how can it be this much|my bill is massive|
    that cannot be right it is huge|my bill has trebled|it jumped from 80 to 140|why is gas so much this month|
    cannot understand why it is this high|usage the same but bill doubled|what is going on with my bill|bill shock|
    my bill has doubled what happened|crikey that is steep how come|why have they charged me so much for gas|
    so is this bill higher than it should be|how come gas is so pricey this time|whys the gas part so big|
    how come its gone up since summer|why am i paying so much|my bill went up and i used less`,
  bill_readings: `
    are those readings real or guesses|did they estimate my reading|is this based on a real reading|
    were my readings guessed|is the reading actual|is that the right reading|have they used the right reading|
    is my bill estimated|did they guess my reading|readings look off|is this reading mine|
    was that a real reading or did they guess it|is my reading a guess|is that a real reading or did they make it up`,
  bill_standing_charge: `
    is my standing charge normal|what do i pay per day|daily charge on my bill|why is the standing charge so much|
    how much a day am i paying just to be connected|whats my standing charge|whats the daily charge on here|
    whats that £58 a day thing the daily bit|how much do they charge me a day just for being connected|
    whats this 58p thing`,
  bill_summary: `
    does my bill add up|is this bill right|is my bill correct|break it down for me|go over it with me|
    what is all this on my bill|can you check this bill|explain the charges|what am i being charged for|
    tell me what it says|have you read it|what have you got from my bill|are there any errors on my bill|
    run through it|is anything on here wrong|any mistakes on it|does this look right|
    what does all this mean on my bill|check it for errors|what does my bill say|is my bill right|
    explain this bill to me|have they got it right|make sense of my bill|does it look right to you|
    i just want to understand my bill|go over the bill|anything odd on it|can you check it over|explain my bill|
    what did you find in it|go through each line of this bill|talk me through the charges|
    is there anything dodgy on this bill|can you explain the numbers on this`,
  bill_supplier: 'who is my supplier|who am i with',
  bill_tariff: `
    what am i on at the moment|what am i on|name of my tariff|is my deal fixed|what plan is this|
    what sort of deal have i got|when does it end|what deal is this|is it a good tariff`,
  bill_total: `
    what do i owe on this bill|how much is due|what is the amount to pay|what is the damage|
    how much do i owe this time|what is this bill for|how much is it altogether|what do i pay this time|
    what is the total|whats the 148 20 for`,
  bill_unit_rate: `
    price per unit on my bill|what am i charged for each kwh|my gas rate|my electricity rate|
    how many pence a unit am i on|what do they charge me per unit|what am i paying per unit|what is my rate for gas|
    pence per kwh on my bill|what rate am i on for leccy|price per unit here|what do i pay for a unit of gas|
    how much am i paying per kwh|whats the unit price of my gas|is 27 5p a lot`,
  bill_usage: `
    how many units did i burn|how much gas did we get through|what did i use last month|have i used a lot|
    how many units did we get through|my consumption on the bill|usage this month|how much did i use|
    how much electricity have i got through|how many units did i get through|how much gas have i used`,
  bill_vat: 'is that with or without vat',
}
