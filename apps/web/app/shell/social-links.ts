const SOCIAL = 'https://social.mowatt.example'

/** Where else we can be found. */
export const socialLinks = [
  { text: 'Instagram', href: `${SOCIAL}/instagram` },
  { text: 'Facebook', href: `${SOCIAL}/facebook` },
  { text: 'LinkedIn', href: `${SOCIAL}/linkedin` },
]
