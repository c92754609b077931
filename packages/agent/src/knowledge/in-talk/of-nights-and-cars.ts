import type { SaidInTalk } from './said-in-talk.ts'

const USUAL_NIGHT_SHARE = 42
const PARTS: Readonly<Record<string, number>> = { half: 50, third: 33, quarter: 25, fifth: 20, tenth: 10 }

/** "About 20%", "a third": the share of the electricity that is used at night. */
function shareIn(plain: string): number | undefined {
  const percent = /\b(\d{1,2}) ?(?:%|per ?cent)/.exec(plain)?.[1]
  if (percent !== undefined) return Number(percent)
  const [, many = '', part = ''] = /\b(two |three )?(half|third|quarter|fifth|tenth)s?\b/.exec(plain) ?? []
  const one = PARTS[part]
  return one === undefined ? undefined : one * (many === 'two ' ? 2 : many === 'three ' ? 3 : 1)
}

/** Said in the midst of Economy 7, storage heaters, electric cars and heat pumps. */
export const OF_NIGHTS_AND_CARS: Readonly<Record<string, SaidInTalk>> = {
  no_heaters:
    'Then Economy 7 probably costs you more than it saves: without storage heaters most of your use falls in the dear day hours. Add up the two readings of a bill. If clearly less than about four tenths is at night, ask your supplier for a single rate. Only a hot water tank or a car that fills up at night would speak for keeping it.',
  night_share: ({ plain }) => {
    const share = shareIn(plain)
    if (share === undefined)
      return 'What decides is the share of your electricity that runs at night. Ofgem takes 42% as usual: with clearly less a single rate is mostly cheaper, with more the night rate pays. The two readings of a bill show yours. Tell me both, and I say which side you are on.'
    return share < USUAL_NIGHT_SHARE
      ? `Then a single rate is probably cheaper for you: ${share}% at night is below the 42% that Ofgem takes as usual, so most of your use is at the dear day rate. Ask your supplier for a single-rate tariff. With a bill or both readings I can work out both ways.`
      : `Then the night rate fits you: ${share}% at night is at or above the 42% that Ofgem takes as usual. Keep it as long as that share holds, and look again if your heating changes. With a bill or both readings I can work out both ways.`
  },
  little_at_night:
    'Then a single rate is probably cheaper for you. Without much use at night the dear day rate eats up what the cheap hours save. Ofgem takes 42% at night as usual; look at the two readings of a bill to see how far below you are, and ask your supplier for a single-rate tariff.',
  leave_or_not:
    'Probably yes, if clearly less than about 42% of your electricity runs at night, and probably not if storage heaters, a tank or a car fill up then. Look at the two readings of your last bill: night divided by both. If it is low, ask your supplier for a single rate, which is mostly free to change. Tell me the two figures, and I say which is likely cheaper.',
  normal_better:
    'With storage heaters that really charge at night, mostly not: they need the cheap hours. If you run only one or two, or heat mainly by day, a single rate can be cheaper. The two readings decide: with clearly less than about 42% at night a single rate mostly wins. Give me both readings or a bill, and I compare.',
  few_heaters:
    'Then less of your use is at night than such a tariff is made for. Look at the two readings of a bill: with clearly less than about 42% at night a single rate may be cheaper, though the heaters themselves cost more on it. Tell me both readings, and I say which side you are on.',
  leave_meter:
    'Often not. Some suppliers just add your two readings together and charge one rate, and a smart meter is set anew from afar. Only some old meters have to be changed, mostly for free. Ask your supplier which it is for yours before you agree.',
  leave_cost:
    'Mostly nothing: suppliers usually change you to a single rate, and the meter if need be, for free. If you are on a fix, ask whether that ends it and whether an exit fee is due. Get the answer in writing first.',
  in_by_day:
    'Then most of your use falls in the day, and a plain single rate mostly suits you better than one with cheap nights. What counts is the cost of a whole year. Tell me your postcode and your kWh, or what you pay, and I rank what is on my list.',
  sleep_at_night:
    'Then a plain single rate fits you: with nothing running at night, a tariff with cheap nights and dear days only costs more. Timers can move a wash or the hot water, but that alone seldom makes up for it. Tell me your postcode and your kWh, and I rank the single rates.',
  ev_elsewhere:
    'Then the car adds little to your bill at home, and a tariff for electric cars mostly does not pay: its day rate is dearer, and you would use few of its cheap hours. A normal single rate is then mostly better. If you come to charge at home most nights, compare again.',
  ev_or_night:
    'Mostly the one made for electric cars: its night hours tend to be cheaper, though Economy 7 has seven of them and asks for no car. Look at three things: the night rate, how many hours the car needs, and the day rate, because that is where the rest of your use falls. Tell me your postcode, your kWh and your miles, and I compare.',
  ev_hours:
    'For most people that is enough: a wall charger puts some 7 kWh into the car in an hour, a normal socket about 2. So six hours are some 40 kWh, or about 13. Few people need a full battery each night. If yours does not fill up in the cheap hours, the rest is at the day rate.',
  ev_hybrid:
    'A plug-in hybrid has a small battery, so it uses far less from the plug than a full electric car, and a tariff for electric cars pays less often. Some suppliers do not accept hybrids on it: ask first. For few miles a normal tariff, or plain cheap night hours, is mostly enough.',
  ev_socket:
    'A normal three-pin socket will do at first. It is slow, about 2 kW, so a night gives some 15 to 20 kWh, and the socket and its wiring must be sound: have an electrician look. No extension leads. Some tariffs for electric cars want a charger or car that they can talk to, so check that before you choose one.',
  wait_for_car:
    'Mostly wait: until the car and the charger are there, you would pay the dearer day rate for nothing. Do not sign a fix with an exit fee that runs past that day. Shortly before it comes, tell me your postcode, your kWh and the miles you expect, and I put tariffs with cheap nights beside the others.',
  pump_replaces_oil:
    'Then your oil bill ends and your electricity use rises a good deal, so the electricity unit rate is what counts. There is no gas standing charge to save. Ask the installer for the yearly kWh that the pump will take; add that to what you use now, tell me the sum and your postcode, and I compare.',
  pump_wait:
    'Mostly wait with a long fix: your use changes a good deal once the pump runs, and another tariff, perhaps one with cheap hours, may suit you then. A variable tariff, or a fix without an exit fee, leaves you free. Shortly before it is fitted, take the kWh from the installer, and I compare.',
  pump_bills_high:
    'Look at three things first: the flow temperature, which should be as low as keeps you warm, mostly 35 to 45 degrees; whether the electric backup heater is on; and the tariff, because a pump on a dear rate is dear. Run it steadily instead of in bursts. Ask the installer to check the settings. With the kWh of a month I can say what it costs.',
  single_rate_timing:
    'Right: on a single rate every hour costs the same, so it makes no difference when you wash. Only a tariff with cheap hours, and a meter that counts them apart, rewards the night.',
  landlord_heaters:
    'In a rented home the heaters belong to the landlord, so they may only be changed or taken out with a written yes. The tariff is yours to choose if you pay the supplier. In a home of your own an electrician can take them out, but then you need other heating first, and the night rate mostly stops paying.',
  ev_not_for_me:
    'For now, mostly yes: without charging at home a normal single rate is the better choice. If you come to have a place to charge at night, look again. Ask your council about chargers in your street or a cable channel in the pavement.',
  ev_charge_sum: ({ plain }) => {
    const pence = /\b(\d{1,2}(?:\.\d{1,2})?) ?p\b/.exec(plain)?.[1]
    return pence === undefined
      ? undefined
      : `Then each kWh into the car costs ${pence}p: multiply that by the kWh that you fill, and add about a tenth for what is lost. Write it as a sum, such as "60 kWh x ${pence}p", and I work it out.`
  },
  ev_extension:
    'Better not: an extension lead can get hot under hours of full load, and a coiled one can melt. If there is no other way, only one that is made for it, fully unrolled and dry. An electrician can put a sound socket or a charger nearer to the car.',
  pump_cop:
    'COP is how many units of heat the pump makes from one unit of electricity: about 3 over a year is usual, below 2.5 is low, and 4 is very good. A low one mostly means too high a flow temperature or settings that can be bettered. Ask the installer to look; then compare the tariff.',
  which_heater:
    'Look at the figures that I gave: fewer kWh for the same job is cheaper. Among plug-in heaters there is no difference in the heat you get for a kWh, only in comfort: an oil-filled one with a thermostat is gentler for a night, a fan heater quicker for ten minutes. Do not leave a fan heater on while you sleep.',
}
