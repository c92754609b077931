/** What becomes of a message to a person, on its card and in its dialog. */
export const askPersonWords =
  'Someone on our team will read this and reply by email. You can edit it before you send it.'
