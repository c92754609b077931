/** Texts of the page that stops reminders. */

export const remindersTexts = {
  wrongLink:
    'This link is wrong or more than 30 days old. Use the link in a more recent reminder email, or tell Mo to stop the reminder in the conversation where you asked for it.',
  frameTitle: 'Reminders',
  promise: 'You choose what we send',
  title: 'No more reminders',
  withoutLink:
    'To use this page, open the link in a reminder email. Or tell Mo to stop the reminder in the conversation where you asked for it.',
  asks: 'Press the button and we’ll stop sending reminders to your email address.',
  button: 'Stop my reminders',
  next: 'Chat with Mo',
  stopped: [
    'We’ve stopped your reminders.',
    ' We won’t send any more reminders to that address. You can ask for new ones at any time.',
  ],
} as const
