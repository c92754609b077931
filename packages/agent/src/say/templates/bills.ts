/** The first words about a bill that has just been read. */
export const BILL_TEMPLATES = {
  'bill.read': 'I’ve read your bill. Here’s what I found, and where.',
  'bill.read_of': 'I’ve read your {supplier} bill. Here’s what I found, and where.',
  'bill.read_period': 'I’ve read your bill for {from} to {to}. Here’s what I found, and where.',
  'bill.read_whole': 'I’ve read your {supplier} bill for {from} to {to}. Here’s what I found, and where.',
  'bill.charges': 'The bill is for {amount}.',
  'bill.not_energy':
    'I’ve looked through your file, and it doesn’t look like a gas or electricity bill. Add your energy bill instead, or ask me a question.',
  'bill.export':
    'This statement is for energy you sold to the grid. I’ve checked its sum below. To compare deals, add a bill for the energy you use.',
  'bill.broadband': 'This is a broadband bill, not an energy bill. Add your energy bill instead, or ask me a question.',
  'bill.phone': 'This is a mobile phone bill, not an energy bill. Add your energy bill instead, or ask me a question.',
  'bill.no_text': 'I couldn’t find any text on these pages. Add a clearer photo or the PDF, or ask me a question.',
  'bill.no_figures': 'There aren’t any figures on this page of your bill. Add the page that lists your charges.',
  'bill.other_language': 'I’ve looked through your file, but I can only read bills in English.',
  'bill.business_levy':
    'This is a business bill: it includes the Climate Change Levy, which homes don’t pay. I only compare deals for homes.',
  'bill.business_vat':
    'This is a business bill: it charges a higher rate of VAT than homes pay. I only compare deals for homes. If the bill is for your home, tell your supplier.',
  'bill.business_name': 'This is a business bill: it’s on a business tariff. I only compare deals for homes.',
  'bill.replaces': 'Some of what you told me before is on this bill too, so I’ve used the bill’s figures instead.',
  'bill.resold':
    'Your landlord or site owner buys this energy and sells it on to you, so you can’t switch supplier yourself. There are rules on what they can charge you, so ask to see the supplier’s bill. Citizens Advice can check your case for free.',
  'bill.lacks':
    'The bill doesn’t show {what}. Look for the page that lists your charges line by line. Add a photo of that page or the whole PDF, and I’ll work out what your energy costs in a year.',
  'bill.not_mine': 'Thanks for telling me. I won’t use that bill for anything.',
  'bill.dropped': 'I’ve also dropped the deals I found using it.',
  'bill.other_left': 'I’ll use the other bill you’ve added.',
  'bill.add_own': 'Add your own bill, or tell me what you pay. If this one is yours after all, just say so.',
  'bill.mine': 'OK, I’ll use that bill again.',
  'bill.mine_already': 'Thanks. That’s the bill I’m using.',
  'bill.left_out': 'I’m not using that bill. If it’s yours after all, just say so.',
  'list.one': '{last}',
  'list.two': '{first} or {last}',
  'list.three': '{first}, {second} or {last}',
} as const
