import type { DemoMessage, HomePage } from '../site-content.ts'

const demoMessages: DemoMessage[] = [
  {
    from: 'mo',
    text: 'Hello, I’m Mo. Show me your energy bill and I’ll check if you could pay less.',
  },
  {
    from: 'you',
    text: 'Here’s my last one.',
    file: { name: 'october-bill.pdf', detail: '2 pages, 310 KB' },
  },
  {
    from: 'mo',
    text: 'Thank you. The bill adds up. Based on your usage, the sample tariffs would save you up to £180 a year. Your fix has ended, so there’s no exit fee.',
  },
  {
    from: 'you',
    text: 'That sounds good. How do I switch?',
  },
  {
    from: 'mo',
    text: 'Give me your email address and I’ll get the switch ready. You’ll see all my working before you say yes, and you have 14 days to change your mind.',
  },
]

/** Used while the content service does not respond. */
export const fallbackHome: HomePage = {
  howItWorks: {
    title: 'How it works',
    lead: 'Mo does the reading and the sums. You make the decision.',
  },
  demo: {
    label: 'Example conversation',
    note: 'This is an example with a made-up bill and sample tariffs. £180 isn’t a forecast. Your figure depends on your usage, your region and your current deal, and it could be nothing.',
    agentName: 'Mo',
    agentRole: 'Your energy agent',
    messages: demoMessages,
  },
  callToAction: {
    title: 'Got a bill? Mo will dig in.',
    text: 'Ask a question or upload a bill. You don’t need an account to ask.',
    buttonText: 'Start chatting',
  },
}
