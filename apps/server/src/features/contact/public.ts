/** What others may ask of the contact room. */
export { forgetOldMessages } from './forget-old-messages.ts'
