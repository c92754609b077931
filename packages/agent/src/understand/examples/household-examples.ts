/** How people say it: the home and its people. By intent, with bars between. Nothing that is kept back stands here. */
export const HOUSEHOLD_EXAMPLES: Readonly<Record<string, string>> = {
  about_bank_details: 'when do you ask for my bank|i do not want to give my card|is my sort code needed',
  about_difference: 'why not just use a comparison site|what do you do that others do not|better than martin lewis',
  about_export: `
    save my comparison|send me the figures|can you mail me the results|keep a copy of this|share this with my husband`,
  about_language: 'not good english|in welsh please|can you write in punjabi|ukrainian',
  about_sign_in: `
    cannot get back in|my link expired|change my email address|no email from you|use another email|is there an app`,
  about_trust: `
    am i being conned|is this safe to use|how do i know this is real|are you legit|not sure about this website|
    could this be a scam`,
  term_cancel_direct_debit: `
    i switched but the old one is still taking money|old supplier keeps taking payments|can i cancel the old payment|
    when is it safe to stop the direct debit|stop paying my old supplier`,
  term_deemed_contract: 'i never agreed to any contract|put on a deal i did not choose|default rates after moving in',
  term_ev_tariff: `
    cheap rate for the car|charging at home or at the shops|best deal for my leaf|electric van tariff|
    is there a special rate for charging cars overnight`,
  term_fix_ends: `
    my contract is up what now|letter says my tariff is ending|what tariff will i go on to|deal ends in february|
    end of fix letter`,
  term_forecast: `
    will bills come down after christmas|how often does the cap move|next cap announcement|what will april bring|
    are prices set to rise|should i expect increases`,
  term_gas_or_electricity: `
    why is power so dear compared with gas|heat with gas or electric|electric costs four times gas`,
  term_heat_pump: `
    ground source heating running costs|will a heat pump cut my bills|we have an ashp`,
  term_help_schemes: `
    help for people on low income|any free insulation|vouchers for fuel|who helps with gas bills|support for carers|
    boiler replacement scheme|help with heating for disabled`,
  term_joint_account: `
    put both our names on it|student house account|my flatmate will not pay|take me off the bill|
    change the account holder`,
  term_last_year: 'bill this time last year|compare with last winter|do you know what i used before|my usage history',
  term_leave_prepayment: `
    prepay to direct debit how|move from prepay to monthly payments|i hate topping up|go back to monthly bills|
    turn my prepay into normal|take out the key meter`,
  term_meter_fault: `
    i do not trust the readings on my smart meter|paying for next door|meter clocking up while we are away|
    the meter is too fast|are my readings right|crossed meters|my meter looks broken`,
  term_monthly_payment: 'what should i set my direct debit at|right monthly amount|how much a month should i pay them',
  term_no_gas: `
    thinking of getting off oil|stop using oil|no gas in our street|all electric flat|should i get rid of gas|
    oil and electric only|heating oil prices`,
  term_paper_bills: 'post me my bills|no internet can i get letters|large print bills|bills by email only',
  term_parts_of_bill: `
    what are all these charges for|policy costs|environmental levies|what share is profit|breakdown of an energy bill`,
  term_read_meter: `
    which digits count|my meter has two displays|do they need a photo|give a meter reading|read the gas meter`,
  term_resold_energy: 'site manager sells us electric|boat on a mooring|park home bills|landlord meter resale price',
  term_running_cost: `
    what does the oven cost an hour|is the immersion expensive|price of a load of washing|slow cooker or oven|
    what is the telly costing me|how much to run a fan heater all day`,
  term_second_home: 'cottage we only use in summer|house is empty most of the year|low usage home|flat standing empty',
  term_service_ratings: `
    which supplier answers the phone|are utility warehouse worth it|who has good reviews|any company you would avoid|
    is edf better than ovo`,
  term_switch_late: `
    waiting three weeks for my switch|new supplier keeps delaying|nothing has happened with my switch|
    switch compensation`,
  term_switch_refused: `
    can my old supplier refuse to let me go|they will not release me|i was rejected by the new supplier|
    a supplier said no to me`,
  term_tell_supplier: 'do i hand in my notice|will they know i have left|must i phone my old company',
  term_time_of_use: `
    when is electric cheapest|cheap times to run the washing machine|does it matter when i use power|
    night shift when is power cheap`,
  term_top_up_trouble: `
    key will not go in the meter|top up lost|card snapped|no shop open to top up|app will not top up my meter`,
  term_use_less: `
    turn heating off when out|one room or whole house|how warm should i keep it|bring my usage down|stop draughts|
    save power at home|is it better to leave hot water on`,
  term_vat_included: 'do your figures have vat in|is tax included|price with or without vat',
  term_ways_to_pay: `
    monthly or when the bill comes|can i pay by card|cheapest payment method|pay at the post office|pay quarterly`,
  term_where_on_bill: `
    where is my kwh|find my usage on the bill|which bit of the bill says the tariff|where is the account number`,
  term_winter_fuel_payment: `
    when is winter fuel paid|am i too young for winter fuel|cold weather payment trigger|pensioner heating money`,
}
