import type { Talk } from './lie.ts'

/** The engine's answers as they were when the honest sentences were written: those stay true to these. */
export const ANSWERS: Readonly<Record<Talk, string>> = {
  compare:
    'Wait until 10 February 2027. From then on you can leave without an exit fee. With deals like today’s you would then pay about £367 less in a year. For your home in Southern England the first on the list is Larkspur Fix 12 from Larkspur Energy: £1,464.34 a year. A year as now is £1,959.09, so that is £494.75 less. These are sample tariffs with invented names.',
  first:
    'Larkspur Fix 12 is from Larkspur Energy. Fixed for 12 months. Leaving it early costs £50.00 for each fuel. For this home a year costs £1,464.34, about £122.03 a month. That is £494.75 a year less than now. Electricity unit rate: 21.42p per kWh. Electricity standing charge: 39.52p a day. Gas unit rate: 5.40p per kWh. Gas standing charge: 31.14p a day. It is a sample tariff with an invented name.',
  fee: 'The fixed deal ends on 31 March 2027. Leaving today costs £75.00 for each fuel, £150.00 for both. From 10 February 2027, the last 49 days, leaving is free.',
  cap: 'From 1 October 2026 to 31 December 2026 the price cap, on average in Great Britain by Direct Debit, is: electricity 26.32p per kWh and 54.83p a day; gas 7.97p per kWh and 29.68p a day. For a home with typical use, 2,500 kWh of electricity and 9,500 kWh of gas, that is £1,723 a year. The cap limits the unit rate and the standing charge on default tariffs. It is not the most you can pay: if you use more, you pay more. It does not cover a fix that you chose. It changes every quarter, and the next figures are not known to me yet.',
  time: 'A supplier must complete a switch within 5 working days, or pay you automatic compensation. With Mowatt it usually takes 14-21 days, because the plan is to let your 14 days to change your mind pass first.',
  rate: 'Your unit rate: electricity 27.5p per kWh; gas 8.2p per kWh.',
  standing: 'Your standing charge: electricity 58.1p a day; gas 31.2p a day. You pay it every day, whatever you use.',
  total: 'The charges of this bill are £154.10. Your balance is £212.50 to pay, which may hold an older debt.',
  high: 'This is what your bill proves. Electricity: 245 kWh at 27.5p is £67.38. The standing charge is 58.1p for 31 days, £18.01, whatever you use. The average cap of that time was 26.32p, so your electricity rate is above it. The electricity reading is estimated, so the use may be wrong. Send a reading of your own. Gas: 720 kWh at 8.2p is £59.04. The standing charge is 31.2p for 31 days, £9.67, whatever you use. The average cap of that time was 7.97p, so your gas rate is above it. Of the £212.50 to pay, £154.10 is for this period. The rest is from before. I cannot see from one bill how you used energy before. If you have last year’s bill, add it too.',
  hello:
    'Hello. Add an energy bill, or tell me your postcode, and I look for what is best for you. That can also be to stay.',
  green:
    'A green tariff says that the supplier buys or matches renewable power for you. Ask whether it buys the power itself, or only certificates, and whether the gas is covered.',
  fixed:
    'A fixed tariff keeps the unit rate and the standing charge the same until an end date. The bill still follows your use. Leaving early may cost an exit fee.',
  cooling:
    'The cooling-off period is 14 days in which you may cancel a new contract without giving a reason. It is counted from the day after you agree.',
  credit:
    'You can ask your supplier for your credit back at any time. Send a meter reading first, so that the balance is right. They must pay it back promptly, or give you a good reason why not. Some credit in autumn is normal with a monthly Direct Debit, since winter uses it up. If they refuse without a reason, you can complain.',
  postcode:
    'Happy to look. What is your postcode? Prices differ by region. Or add a bill with the paper clip, and I read everything from it.',
  typical:
    'I noted: the use of a typical home. For your home in Southern England the first on the list is Larkspur Fix 12 from Larkspur Energy: £1,327.41 a year, between £965.08 and £1,858.89 for the range of use. I do not know what is paid now, so I cannot say what would be saved. Against a standard variable tariff at the price cap it would be between £295.91 and £605.36 less. Where the use comes from: Typical medium use of a home in Great Britain, not yours. These are sample tariffs with invented names. What is your present deal?',
}
