import type { NewRecord } from '../content-store.ts'

const faqs = [
  {
    slug: 'what-does-mowatt-cost',
    question: 'What does Mowatt cost, and how do you make money?',
    answer:
      'Mowatt is **free to use**. It doesn’t cost anything to ask a question, show Mo a bill or switch. We may earn commission from the supplier you switch to. Commission never changes the order of the deals. They’re ranked by what you’d pay in a year, and the software that ranks them never sees the commission. If your current deal is the best one, Mo tells you to stay, and we earn nothing.',
    order: 1,
  },
  {
    slug: 'how-long-does-a-switch-take',
    question: 'How long does a switch take?',
    answer:
      'Saying yes takes about 60 seconds. With Mowatt the whole switch **usually completes in 14-21 days**. Suppliers have to be quicker than that: a supplier must complete a switch within 5 working days, or pay you automatic compensation. We take longer because you have 14 days to change your mind, and we wait until they’re up before we switch you. Read [how Mowatt switches for you](/blog/how-mowatt-switches-for-you) to see each step.',
    order: 2,
  },
  {
    slug: 'will-my-energy-be-cut-off',
    question: 'Will my energy be cut off during the switch?',
    answer:
      '**No.** A switch doesn’t interrupt your supply. The same pipes and wires bring gas and electricity to your home. What changes is the company that sends the bill. No one has to visit, unless a meter is being fitted. Take a photo of each meter on the day you switch, so you can check the last bill from your old supplier and the first one from the new supplier.',
    order: 3,
  },
  {
    slug: 'what-does-mo-need',
    question: 'What does Mo need from me?',
    answer:
      'One recent energy bill, as a PDF or as photos. Each file can be up to 10 MB. Please send one PDF at a time, and don’t mix PDFs and photos. Mo reads your tariff, your rates, your yearly usage and your supply numbers. If he can’t read something, he asks you. No bill to hand? You can still ask a question. He can work with typical usage, and he says so when he does.',
    order: 4,
  },
  {
    slug: 'is-my-bill-safe',
    question: 'Is my bill safe, and can I have it deleted?',
    answer:
      'We use your bill to check the sums and compare deals for you. Before you upload it, you confirm that you pay the bill or have permission from the person who does. Someone on our team may look at what we read from your bill if the sums don’t add up. You can ask us to delete your bill at any time. Email [hello@mowatt.example](mailto:hello@mowatt.example). The [privacy policy](/privacy) says what we keep and for how long.',
    order: 5,
  },
  {
    slug: 'can-i-switch-for-real-today',
    question: 'Can I switch for real today?',
    answer:
      'Not yet. As of 15 November 2026, Mowatt hasn’t launched. You can talk to Mo and ask him to read a bill. The deals he shows are **sample tariffs** from 8 suppliers with invented names. Any switch you start is a practice run, and the screen says so. We don’t send anything to a real supplier. [Join the waitlist](/waitlist) and we’ll email you when you can switch for real.',
    order: 6,
  },
  {
    slug: 'what-if-my-deal-is-already-good',
    question: 'What if my deal is already good?',
    answer:
      'Then Mo says "stay". He works out what your next 12 months would cost on your current deal and on each deal on our list. If switching would cost you more, he says by how much. If your exit fees are bigger than the saving, he tells you that too: you’re better off where you are for now. He can tell you when the exit fee will no longer apply, so you can look again.',
    order: 7,
  },
  {
    slug: 'is-the-price-cap-the-most-i-can-pay',
    question: 'Is the price cap the most I can pay?',
    answer:
      '**No.** The cap limits the unit rate and the standing charge on default tariffs, such as a standard variable tariff. It doesn’t limit your bill. The figure of £1,723 a year is for October to December 2026. It’s for a home that pays by direct debit and uses 2,500 kWh of electricity and 9,500 kWh of gas. If you use more, you pay more. A fixed deal that you chose yourself isn’t covered by the cap.',
    order: 8,
  },
  {
    slug: 'do-i-have-to-pay-an-exit-fee',
    question: 'Will I have to pay an exit fee?',
    answer:
      'You might, if you leave a fixed deal early. Look for the exit fee and the end date on your bill. Your supplier can’t charge the fee in the **last 49 days** of the fixed term. If your fix ends on 31 March 2027, those days start on 10 February 2027. If you’d be switching 42 to 49 days before the end, ask your supplier how they count the days. Standard variable tariffs don’t normally have an exit fee. Mo always shows exit fees on a line of their own.',
    order: 9,
  },
  {
    slug: 'can-i-change-my-mind',
    question: 'Can I change my mind after I say yes?',
    answer:
      'Yes. You have **14 days** to cancel after you agree to a new energy contract remotely, for example online. This is called the cooling-off period. With Mowatt, you don’t change supplier until those days are up. If you cancel in that time, you stay with your current supplier. You can follow your switch in the app, and write to us if anything isn’t clear.',
    order: 10,
  },
  {
    slug: 'why-is-there-no-vat-on-my-electricity',
    question: 'Why is there no VAT on my electricity?',
    answer:
      'VAT on electricity for homes is **0% from 1 October 2026 to 31 March 2027**. VAT on gas stays at 5%. After 31 March 2027, electricity goes back to 5%. So a bill from this winter doesn’t show what a whole year will cost. Mo works out the cost before and after that date separately, each at the right VAT rate. If you work it out yourself, first check whether the rates on your bill include VAT.',
    order: 11,
  },
  {
    slug: 'can-i-switch-with-a-smart-meter',
    question: 'Can I switch if I have a smart meter?',
    answer:
      'Yes. It works just like any other switch. Before you agree to a deal, ask the new supplier if your meter will keep sending readings. Some older smart meters may stop sending them when you change supplier. If yours does, you’ll have to read the meter yourself and send in the readings. Some tariffs, such as those that are cheaper at certain times of day, usually need a smart meter. Our post on [smart meters and switching](/blog/smart-meters-and-switching) has the details.',
    order: 12,
  },
  {
    slug: 'can-i-switch-if-i-rent',
    question: 'Can I switch if I rent my home?',
    answer:
      'If you pay the energy supplier yourself, you can ask Mo to look at your bill, just as a homeowner can. Check your tenancy agreement first, to see if it says anything about energy. If your landlord pays the supplier and you pay the landlord, the account isn’t yours. In that case, switching is usually the landlord’s choice, so talk to them. In a shared home, ask the person named on the bill before you upload it.',
    order: 13,
  },
  {
    slug: 'can-i-switch-if-i-owe-money',
    question: 'Can I switch if I owe my supplier money?',
    answer:
      'Often, yes. If you have a credit meter and the debt is less than 28 days old, it’s added to your final bill and the switch goes ahead. If the debt is older than 28 days, your supplier may block the switch. On a prepayment meter, debt of up to £500 for each fuel can move with you to the new supplier. If you’re struggling to pay, tell your supplier early. Citizens Advice can help you for free.',
    order: 14,
  },
  {
    slug: 'can-i-switch-with-a-prepayment-meter',
    question: 'Can I switch if I have a prepayment meter?',
    answer:
      'You can ask to switch, and it’s worth a look. Since April 2024, prepayment has been the cheapest way to pay under the price cap. Direct debit comes next. Paying when the bill arrives costs the most. So changing to direct debit doesn’t always save money. If you owe money on the meter, up to £500 for each fuel can move with you to the new supplier. Tell Mo you’re on prepayment, so he compares like with like.',
    order: 15,
  },
  {
    slug: 'are-green-tariffs-really-green',
    question: 'Are green tariffs really green?',
    answer:
      'It depends on what’s behind the label. The pipes and wires to your home stay the same. What changes is what the supplier buys for you, or buys to match what you use. Ask if the supplier buys the renewable power, or only certificates. Ask if the gas is covered too. Mo tells you what the supplier says is behind the label, and what the tariff costs you in a year. Read more in [green energy tariffs explained](/blog/green-energy-tariffs-explained).',
    order: 16,
  },
  {
    slug: 'does-mowatt-work-in-northern-ireland',
    question: 'Does Mowatt work in Northern Ireland?',
    answer:
      'No, sorry. Mowatt is for homes in England, Wales and Scotland. Northern Ireland has its own energy market, and the price cap that we compare deals with doesn’t apply there. If your postcode starts with BT, Mo will tell you that he can’t compare deals for you. The same goes for the Isle of Man, Jersey and Guernsey. Please don’t use our figures as a guide there, because the prices and rules are different.',
    order: 17,
  },
  {
    slug: 'is-mo-a-person',
    question: 'Is Mo a person?',
    answer:
      'No. Mo is an AI agent, drawn as a mole. He can read bills, answer questions and do sums. Every rate, date, supplier name and saving in his replies has to come from your bill, the tariff list or the calculator, and a checker makes sure of it. He can still misunderstand you. If an answer looks wrong, ask him to show his working, or [email our team](mailto:hello@mowatt.example).',
    order: 18,
  },
  {
    slug: 'how-do-i-reach-a-person',
    question: 'How do I get hold of a person?',
    answer:
      'Email [hello@mowatt.example](mailto:hello@mowatt.example). Say what happened and what you’d like us to do. Please don’t send bank details by email. If your question is about a bill or a debt with your supplier, contact the supplier first, because only they can change your account. Citizens Advice gives free, independent help with energy problems.',
    order: 19,
  },
]

export const shippedFaqs: readonly NewRecord[] = faqs.map((fields) => ({
  kind: 'faq',
  documentId: `shipped-faq-${fields.slug}`,
  fields,
}))
