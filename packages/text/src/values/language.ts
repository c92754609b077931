/** The language of a message, as a model reads it. */
export const LANGUAGES = [
  'en',
  'cy',
  'pl',
  'ro',
  'pa',
  'ur',
  'pt',
  'es',
  'ar',
  'bn',
  'gu',
  'it',
  'fr',
  'other',
] as const
export type Language = (typeof LANGUAGES)[number]
