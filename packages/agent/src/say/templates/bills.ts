/** The first words about a bill that has just been read. */
export const BILL_TEMPLATES = {
  'bill.read': 'I’ve read your bill. What I read is below.',
  'bill.read_of': 'I’ve read your {supplier} bill. What I read is below.',
  'bill.read_period': 'I’ve read your bill for {from} to {to}. What I read is below.',
  'bill.read_whole': 'I’ve read your {supplier} bill for {from} to {to}. What I read is below.',
  'bill.charges': 'It charges {amount}.',
  'bill.not_energy':
    'I’ve looked through your file, and it doesn’t read as a gas or electricity bill. Add another one, or ask me something.',
  'bill.summary_page':
    'I’ve looked through your file. It’s only the summary page, so please add the pages with your charges line by line.',
  'bill.broadband': 'This is a broadband bill, not an energy bill. Add another one, or ask me something.',
  'bill.phone': 'This is a mobile phone bill, not an energy bill. Add another one, or ask me something.',
  'bill.no_text': 'I found no text on these pages. Add a sharper photo or the PDF, or ask me something.',
  'bill.business_levy':
    'This is the bill of a business: it charges the Climate Change Levy, which homes don’t pay. I compare for homes only.',
  'bill.business_vat':
    'This is the bill of a business: it charges more VAT than homes pay. I compare for homes only. If it’s your home that’s charged like this, tell your supplier.',
  'bill.business_name': 'This is the bill of a business: its tariff is one for businesses. I compare for homes only.',
  'bill.resold':
    'A landlord or site buys this energy and sells it on to you, so you can’t switch it yourself. There are rules on what they may charge you: ask to see the supplier’s bill. Citizens Advice can check your case for free.',
  'bill.lacks':
    'It doesn’t show {what}. That’s usually on the page with your charges line by line: add a photo of that page or the whole PDF, and I’ll work out your year.',
  'list.one': '{last}',
  'list.two': '{first} and {last}',
  'list.three': '{first}, {second} and {last}',
} as const
