/** Texts of the offline page. */

export const offlineTexts = {
  title: 'You’re offline',
  description: 'We can’t reach the internet from here.',
  lead: 'Mo needs a connection to answer you. Check your Wi-Fi or mobile data, and this page will reload when you’re back online.',
  lastOne:
    'If you’ve opened a conversation on this device, you can read your most recent one here without a connection.',
  tryAgain: 'Try again',
  conversation: 'Your last conversation',
} as const
