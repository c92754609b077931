import type { NarrowAnswers } from './narrow-answers.ts'

/** After one subject of nights, cars, heat, gas and panels. */
export const NARROW_OF_ENERGY: readonly NarrowAnswers[] = [
  {
    about: 'leaving Economy 7',
    topics: ['leave_economy_7', 'economy_7_fit'],
    kinds: {
      cost: 'Mostly nothing: the change, and a new meter if one is needed, are usually free. On a fix ask about an exit fee.',
      how: 'Ring your supplier and ask for a single-rate tariff. Ask whether they simply add both readings together or change the meter.',
      how_long:
        'If they only add the readings, from the next bill on. With a new meter it takes some weeks for the visit.',
      worth: 'If clearly less than about 42% of your use is at night, mostly yes. With storage heaters mostly not.',
      who: 'Your own supplier: you need not switch for it.',
      need: 'Look at your two readings first, then ask for a single rate. Often no new meter is needed.',
      risk: 'If storage heaters or a tank still charge at night, a single rate makes them dear. Check what runs at night first.',
      refuse: 'Then another supplier may: many give a single rate on a two-rate meter. Ask before you switch.',
      next: 'Both readings count at one price from then on. Check the next bill for it.',
    },
  },
  {
    about: 'storage heaters',
    topics: ['storage_heaters'],
    kinds: {
      how: 'Turn “input” up on cold nights and down on mild ones: it sets how much heat they take in. Keep “output” low by day and open it in the evening. Switch them off at the wall in summer.',
      cost: 'They use a lot: a heater takes some 10 to 20 kWh on a cold night. At a night rate that is bearable, at a single rate dear. Give me your night rate, and I do the sum.',
      worth:
        'With a night rate they are cheaper than plug-in heaters. New ones with a thermostat waste less; a heat pump costs least to run, but much to fit.',
      why: 'Because they take their heat at night, when power is cheap, and have to hold it all day.',
      risk: 'If they are cold by evening, “output” was open too early; if the bill is high, “input” is too high or there is no night rate.',
      when: 'They charge in the cheap hours at night, mostly some time between midnight and 7.',
      who: 'A registered electrician for faults, or the landlord if you rent. Your supplier for the hours.',
      need: 'You need a tariff with cheap night hours and a meter that counts them apart.',
      qualify: 'If you rent, the heaters are the landlord’s, but the tariff is your choice if you pay the supplier.',
    },
  },
  {
    about: 'changing tariff for a car',
    topics: ['ev_coming', 'ev_on_economy_7'],
    kinds: {
      how: 'When the car is there, tell me your postcode, your kWh and your miles, and I put tariffs with cheap nights beside the others. The new supplier does the rest.',
      how_long: 'A switch takes up to 5 working days, so a week or two before the car comes is early enough.',
      when: 'About when the car and a way to charge it are there, not months before.',
      need: 'Mostly a smart meter, so ask for one now if you have none. Some tariffs want a certain car or charger.',
      cost: 'The change itself is free, unless you leave a fix before its last 49 days.',
      worth: 'Once you charge at home most nights, mostly yes. Before that, no.',
      risk: 'The day rate is often dearer, so a home with much use by day can lose. And a fix signed now may cost a fee to leave.',
      qualify: 'It suits you if you charge at home most nights.',
    },
  },
  {
    about: 'a heat pump',
    topics: ['heat_pump_cost', 'pump_coming', 'heat_pump_tariff'],
    kinds: {
      who: 'The installer, who should be MCS-certified, answers for the settings and the promised figures. If it does not, go to MCS or to the consumer code that the firm belongs to.',
      refuse:
        'Ask the installer in writing for the design and the expected kWh, and set your meter readings beside it. If it does not help, go to MCS or the firm’s consumer code.',
      how: 'Keep the flow temperature low and let it run steadily. Ask the installer for the expected kWh of a year and compare it with your readings.',
      need: 'Mostly a smart meter, for a tariff with cheap hours, and the kWh from your installer.',
      risk: 'If the home loses much heat or the settings are wrong, it uses more than promised. Have both checked.',
      when: 'Compare tariffs a few weeks before it runs, when you know the kWh.',
      how_long: 'The fitting takes some days, a grant and the visit some weeks. The installer names the dates.',
    },
  },
  {
    about: 'giving up gas',
    topics: ['stop_gas', 'all_electric', 'no_gas', 'hob_choice'],
    kinds: {
      how: 'First change what runs on gas. Then ask your gas supplier to take the meter out and close the account, and send a last reading. Only a Gas Safe engineer may cap pipes in the home.',
      who: 'Your gas supplier takes the meter out. The gas network cuts the pipe in the street, which you seldom need.',
      cost: 'Some suppliers take the meter out for nothing, some for a fee; the network quotes for cutting the pipe. A new hob or heating comes on top. Ask for the price in writing first.',
      how_long: 'Mostly some weeks until somebody comes, and an hour or so for the work.',
      next: 'The standing charge ends on the day the meter is out and the account closed, and a final bill comes within 6 weeks.',
      risk: 'Gas back later is dear and slow, so be sure; and a later owner may want it. With electric heaters instead of a boiler the bill can rise a lot.',
      worth:
        'If only a hob runs on gas, mostly yes. If the heating does, only with a heat pump or well-used storage heaters.',
      when: 'Once nothing runs on gas any more, best in summer.',
      need: 'Yes: as long as the meter is there, the standing charge runs. It has to be taken out and the account closed.',
      refuse: 'Complain in writing: you may end a gas supply that you do not need. Keep the last reading.',
    },
  },
  {
    about: 'the Feed-in Tariff',
    topics: ['feed_in', 'fit_export'],
    kinds: {
      how_long:
        'For the years in your contract, mostly 20 or 25 from the start. The licensee’s letter has the end date.',
      who: 'Your Feed-in licensee: the supplier that pays you. It can be another than the one you buy from.',
      how: 'Send the generation readings to the licensee each quarter, or as it asks. To move it, ask another licensee that takes part.',
      cost: 'I do not hold the rates: yours is in the licensee’s statement and rises with inflation.',
      need: 'Only go on sending the generation readings. A switch of your supply changes nothing there.',
      risk: 'If you stop sending readings, payments stop until you do. Changes to the panels have to be told first.',
      when: 'Mostly every quarter, after your reading.',
    },
  },
  {
    about: 'a home battery',
    topics: ['battery'],
    kinds: {
      worth:
        'With panels often, without them only where the gap between cheap and dear hours is large. Set what it saves in a year against its price and its life of some ten years.',
      cost: 'I hold no prices of batteries. Ask two or three MCS installers for a quote with the sum behind it.',
      how: 'It charges when power is cheap or the sun shines and gives it back later. An MCS installer fits it and tells the network.',
      qualify:
        'You can have one without panels. Some suppliers also pay for what it sends out; ask which, and on which terms.',
      need: 'A smart meter and a tariff with cheap hours, or panels.',
      risk: 'That it never earns its price back: the gap between the rates can shrink.',
    },
  },
  {
    about: 'being paid for solar power',
    topics: ['panels_new', 'seg_rate', 'export_missed', 'export_certificate'],
    kinds: {
      when: 'Mostly from the day you are signed up to an export tariff, or its first reading, and not for the time before.',
      refuse:
        'Ask for the reason in writing. Mostly a paper is missing: the MCS certificate, the notice to the network, or the export meter. If the installer has gone, MCS can see whether the panels were registered.',
      how: 'Apply to a supplier for its export tariff, with the MCS certificate, the notice to the network and a photo of the export reading.',
      who: 'A supplier of your choice that has an export tariff, not only the one you buy from.',
      how_long: 'Some weeks: the network has to set up an export supply number first.',
      cost: 'Signing up costs nothing. What you get for a unit differs much between suppliers, and I hold no list of it.',
      need: 'The MCS certificate, proof that the network was told, and a meter that counts export.',
    },
  },
  {
    about: 'work on the supply',
    topics: ['new_supply'],
    kinds: {
      who: 'Your local electricity network does it, not the supplier; the installer or electrician mostly asks it for you. For gas it is the gas network.',
      cost: 'A bigger main fuse is often free, up to what the cable can carry. A new cable costs, and the network quotes before it starts.',
      how_long: 'A fuse takes some weeks until they come, and an hour for the work. A new cable can take months.',
      how: 'Ask the installer to apply, or fill in the form on the network’s website. Tell me your postcode and ask which region it is, and I name the network.',
      need: 'For a heat pump or a car charger the network has to be told, mostly by the installer.',
      refuse:
        'Ask for the reason and the quote in writing. If the cable is the limit, a charger or pump that shares the load may do.',
    },
  },
  {
    about: 'charging a car at home',
    topics: ['ev_charger', 'charge_cost', 'ev_use', 'ev_miles'],
    kinds: {
      how_long:
        'From a normal socket about 8 miles of range in an hour, from a wall charger of 7 kW about 25. So an average day’s driving is back in an hour or two.',
      risk: 'The socket and its wiring must be sound, because they carry much for hours: have an electrician look, and use no extension lead. A wall charger is made for it.',
      cost: 'The kWh that you fill times your rate, and about a tenth more for what is lost. Say "60 kWh x 26p", and I do the sum. I hold no prices of chargers.',
      need: 'A sound socket will do at first. Some tariffs for electric cars want a charger or a car that they can talk to, and a smart meter.',
      worth:
        'For many miles a wall charger, for few a socket is enough. I compare tariffs and rank no makes of charger.',
      who: 'A registered electrician fits a charger and tells the network.',
      can_they: 'It is allowed. If you rent or share parking, ask the landlord or the manager first.',
    },
  },
  {
    about: 'solar panels',
    topics: ['solar_worth', 'solar_size', 'solar_planning'],
    kinds: {
      how_long:
        'It differs by roof, price and how much you use by day; installers often name some ten years. Ask each for the sum behind it.',
      cost: 'I hold no prices of panels. Ask two or three MCS installers for a quote with the yearly kWh.',
      worth:
        'Mostly if the roof faces south, east or west without shade, you stay for some years, and you use power by day.',
      who: 'An MCS-certified installer. It also tells the network and gives you the certificate for export.',
      need: 'A sound roof, mostly no planning permission, and the owner’s yes if it is not yours.',
      how: 'Get two or three quotes, each with the yearly kWh and the years until it pays. Then sign up for an export tariff.',
    },
  },
]
