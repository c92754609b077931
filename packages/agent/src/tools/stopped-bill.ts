/** Of a bill whose reading was stopped: the button stands below the message that says so. */
export const STOPPED_BILL =
  'You stopped me before I had read your bill, and I still have the file. Press “Read it again” below the message where I say that I stopped, and I go through it.'
