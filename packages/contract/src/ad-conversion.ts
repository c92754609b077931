/** Events of these forms count as an ad conversion of this value. */
export const adConversion = {
  events: ['signup', 'lead_generated', 'conversion'],
  formTypes: ['bill_upload', 'chat_message'],
  value: 1,
  currency: 'GBP',
} as const
