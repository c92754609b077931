/** Costs, use, rates and savings. */
export const FIGURE_TEMPLATES = {
  'cost.is': '{if}{subject} {costs} {amount} {per} {where}.',
  'cost.estimate': '{if}{subject} {costs} about {amount} {per} {where}.',
  'cost.range': 'Your usage is an estimate, so the figure could be anything from {low} to {high} {per}.',
  'cost.parts': 'That’s {electricity} for electricity and {gas} for gas.',
  'cost.parts_of': 'Of the total, {electricity} is for electricity and {gas} is for gas.',
  'cost.sum': '{use} at {rate} per kWh is {energy}, and {days} of standing charge at {daily} a day is {standing}.',
  'cost.told': 'That’s {amount} {per} for {fuel}.',
  'cost.units': '{use} of {fuel} costs {amount} {where}.',
  'cost.units_standing': 'The standing charge is extra.',
  'cost.per_kwh': '{if}each kWh of {fuel} costs {amount} {where}, including the standing charge.',
  'cost.season': 'Winter costs more than summer, so a single month can be well above or below this.',
  'cost.after_fix': 'For the period after your fix ends on {ends}, I’ve used today’s price cap.',
  'cost.after_fix_now':
    'When working out the cost of your current deal, I’ve used today’s price cap for the period after {ends}.',
  'cost.vat_next': 'From {from} there’s {rate} VAT on {fuel}, and I’ve included it.',
  'cost.on_cap': 'I don’t know your own rates, so I’ve assumed you pay the price cap rates.',
  'cost.fix_over': 'Your fix ended on {ends}, so I’ve assumed you now pay today’s price cap rates.',
  'cost.old_bill': 'Your bill only goes up to {day}, and prices have changed since, so I’ve used today’s price cap.',
  'cost.bill_rates_moved':
    'The price cap has changed since {day}, the last day your bill covers. I’ve used the rates on the bill.',
  'cost.standing_assumed': 'You haven’t told me your {fuel} standing charge, so I’ve used the one in the price cap.',
  'cost.lacks_rates': 'Your bill doesn’t show all of your {fuel} rates, so I’ve used the price cap for {fuel}.',
  'cost.payment_assumed': 'I’ve assumed you pay by Direct Debit.',
  'cost.average_cap': 'I don’t have today’s price cap for {region}, so this is the average.',
  'cost.of_quarter': 'This is the price cap from {from} to {to}, for people who pay by Direct Debit.',
  'cost.typical_fuel': 'I’ve used a typical home’s {fuel} usage: {amount} a year.',
  'cost.typical_use': 'A typical home uses {electricity} of electricity and {gas} of gas a year.',

  'sum.is': 'That’s {result}.',
  'sum.is_rate': 'That’s {result} per kWh.',
  'sum.rounded_up': 'That’s rounded up to a whole number.',
  'sum.working': '{sum} = {result}.',
  'sum.plus': '{a} + {b}',
  'sum.minus': '{a} − {b}',
  'sum.times': '{a} × {b}',
  'sum.over': '{a} ÷ {b}',
  'sum.value': '{a}',
  'sum.brackets': '({a})',

  'use.is': '{if}{who} {amount} of {fuel} {per} {where}.',
  'use.both': '{if}{who} {electricity} of electricity and {gas} of gas {per} {where}.',
  'use.metered': 'That’s {amount} of {fuel}.',
  'use.estimate': 'It’s an estimate, so treat it as a rough figure.',
  'use.estimated_reading': 'The {fuel} reading on your bill is estimated, so the usage may be wrong.',
  'use.gas_sum':
    'That’s {units} units on a gas meter, multiplied by {correction} for volume correction and by a calorific value of {calorific}, then divided by {megajoules}.',
  'use.gas_sum_imperial':
    'That’s {units} units on an imperial gas meter, multiplied by {imperial}, by {correction} for volume correction and by a calorific value of {calorific}, then divided by {megajoules}.',
  'use.calorific': 'I’ve used a typical calorific value. You’ll find yours on your bill.',
  'use.meter_sum': 'The readings are {previous} and {latest}.',
  'use.units_are': 'Electricity meters measure in kWh, so that’s {units} units.',
  'use.for_money': '{money} buys {amount} of {fuel} {where}.',

  'unit_rate.is': '{if}the {fuel} unit rate is {amount} per kWh {where}.',
  'unit_rate.both': '{if}the unit rates are {electricity} per kWh for electricity and {gas} per kWh for gas {where}.',
  'unit_rate.three':
    '{if}electricity is {peak} a kWh at peak times, {day} during the day and {night} at night {where}.',
  'unit_rate.day_night':
    '{if}the electricity unit rates are {day} per kWh during the day and {night} per kWh at night {where}.',
  'unit_rate.by_time': '{if}the {fuel} unit rate depends on the time {where}: {rates}.',
  'unit_rate.with_vat': 'That rate already includes VAT.',
  'cost.without_standing': 'Without the standing charge, {subject} {costs} {amount} {per} {where}.',
  'cost.with_standing': 'That includes the standing charge.',
  'unit_rate.before_vat': 'The rates on the bill are before VAT.',
  'standing_charge.is': '{if}the {fuel} standing charge is {amount} {per} {where}.',
  'standing_charge.both':
    '{if}the standing charges are {electricity} {per} for electricity and {gas} {per} for gas {where}.',
  'standing_charge.sum': 'Together that’s {amount} {per}.',

  'saving.is': '{if}{tariff} from {supplier} would save you {amount} {per}, after exit fees.',
  'saving.none': 'No. {if}{tariff} from {supplier} would cost you {amount} {per} more, including exit fees.',
  'saving.same': '{tariff} from {supplier} would cost the same as your current deal.',
  'saving.sum': 'A year’s energy costs {now} on your current deal and {later} on {tariff}.',
  'saving.fee': 'I’ve taken into account the {fee} you’d pay to leave now.',
  'saving.unknown_now':
    'I don’t know what you pay now, so I can’t say what you’d save. {tariff} from {supplier} would cost {amount} {per}.',
  'saving.told_fee': 'If you pay the {fee} exit fee, you’d save {amount} in the first year.',
  'saving.told_fee_more': 'If you pay the {fee} exit fee, you’d pay {amount} more in the first year.',
  'saving.advice_wait': 'If you wait until {day} instead, you’d save {amount} over the year.',
  'offer.sample': 'It’s a sample tariff with an invented name, so it isn’t really on sale.',
  'list.sample': 'These are sample tariffs with invented names, so they aren’t really on sale.',
  'list.cheapest':
    '{if}the cheapest of the {count} tariffs I can compare for you is {tariff} from {supplier}, at {amount} {per}.',

  'what_if.best': 'The cheapest deal for that is {tariff} from {supplier}, at about {amount} a year.',
  'what_if.smart': 'With a smart meter, {tariff} from {supplier} would bring that down to about {amount} a year.',
  'what_if.export': 'That takes off {amount} for the electricity you’d sell.',
  'what_if.assumed':
    'I’ve assumed you use energy at the same times as a typical home. I’ve also assumed this: {assumed}.',
  'what_if.no_pump': 'I’ve left out the heat pump, because you don’t use gas.',
  'what_if.no_heating': 'I’ve left out the heating, because you don’t use gas.',
  'what_if.no_gas': 'I can only work that out for a home that’s heated with gas, and you don’t use any.',
  'suppose.less': 'That’s {difference} {per} less than it would be without that change.',
  'suppose.more': 'That’s {difference} {per} more than it would be without that change.',
  'suppose.same': 'That wouldn’t change anything.',
  'suppose.without_gas':
    'That leaves out what you’d use instead of gas for heating, hot water and cooking. Electric heaters usually cost more to run than the gas did.',
  'suppose.unknown': 'I don’t know how that would change your own rates, so I’ve used the ones you have now.',
  'against.more': 'That’s {difference} {per} more than {other} {where}.',
  'against.less': 'That’s {difference} {per} less than {other} {where}.',
  'against.same': 'That’s the same as {where}.',
  'against.more_of': 'For {fuel} that’s {difference} {per} more than {other} {where}.',
  'against.less_of': 'For {fuel} that’s {difference} {per} less than {other} {where}.',
  'against.same_of': 'For {fuel} that’s the same as {where}.',

  'cost.car': 'Charging the car at home costs about {amount} {per} {where}.',
  'cost.heat_pump': 'A heat pump costs about {amount} {per} to run {where}.',
  'heat_pump.more': 'That’s {difference} a year more than the {gas} you’d spend on gas instead.',
  'heat_pump.less': 'That’s {difference} a year less than the {gas} you’d spend on gas instead.',

  'car.use': 'At about {per_kwh} miles per kWh, {miles} takes {amount} of electricity.',
  'heat_pump.use': 'To replace {gas} of gas, a heat pump would use about {amount} of electricity a year.',
  'heat_pump.sum':
    'That’s for a boiler that turns {boiler} of its gas into heat, and a heat pump that gives {pump} times as much heat as the electricity it uses.',
  rough: 'It’s a rule of thumb, so your own figure may be different.',
  'appliance.run': '{name} rated at {watts} uses {use} in {hours}, which costs {amount} {where}.',
  'appliance.hour': '{name} rated at {watts} costs {amount} an hour to run {where}.',
  'appliance.each': 'It uses about {use} each time, which costs {amount}.',
  'appliance.year': '{name} uses about {use} a year, which costs {amount} a year {where}.',
  'appliance.label': 'If you can, use the figure on its label instead: it’s more accurate than mine.',

  'use.volume': '{use} of gas is about {amount} cubic metres.',
  'use.volume_sum':
    'That’s {use} multiplied by {megajoules}, then divided by {correction} for volume correction and by a calorific value of {calorific}.',
  'two_rates.average':
    'If you use {share} of your electricity at night, a day rate of {day} and a night rate of {night} average out at {amount} per kWh.',
  'two_rates.more': 'That’s {difference} more for each kWh than {beside}.',
  'two_rates.less': 'That’s {difference} less for each kWh than {beside}.',
  'two_rates.depends':
    'It depends on how much electricity you use at night. The rates are {day} during the day and {night} at night.',
  'two_rates.even':
    'A two-rate tariff is cheaper than {beside} once you use about {percent} of your electricity at night.',
  'payback.both': 'You’d get your {cost} back in about {years} and {months}.',
  'payback.years': 'You’d get your {cost} back in about {years}.',
  'payback.months': 'You’d get your {cost} back in about {months}.',
  'payback.sum': 'That’s {cost} divided by a saving of {saving} a year.',
  'payback.fee': 'Leaving costs {fee}, and {tariff} from {supplier} costs {saving} a year less than your current deal.',
  'payback.no_fee': 'There’s no fee to make back: you can leave for free now.',
  'payback.never': 'You wouldn’t make back the exit fee: {tariff} from {supplier} costs more than your current deal.',
  'until_end.cost': '{if}{subject} {costs} about {amount} from today until your deal ends on {ends}.',
  'until_end.sum':
    'That’s {days} at your rates. I’ve spread your usage over the year the way a typical home uses energy, so winter counts for more.',
  'saving.wait_no_gain': 'You’d gain little or nothing by waiting until you can leave for free on {day}.',
  'saving.fuel':
    '{if}on {fuel} alone, {tariff} from {supplier} would save you {amount} in the first year, after exit fees.',
  'saving.fuel_none':
    '{if}on {fuel} alone, {tariff} from {supplier} would cost you {amount} more in the first year, including exit fees.',
  'saving.dearer': '{if}{tariff} from {supplier} would cost you {amount} {per} more, including exit fees.',

  'told.changed_up': '{amount} plus {percent} is {result}.',
  'told.changed_down': '{amount} minus {percent} is {result}.',
  'told.part': '{percent} of {amount} is {result}.',
  'told.difference': 'The difference between {first} and {second} is {amount}.',
  'told.share': 'That’s {percent} of {first}.',
  'told.per': '{amount} {per} is {result} {other_per}.',
  'told.unit_price': '{cost} for {use} is {amount} per kWh.',
} as const
