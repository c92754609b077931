export const rolesTexts = {
  email: 'Email',
  role: 'Role',
  since: 'Since',
  change: 'Change',
  roleOf: (email: string) => `the role of ${email}`,
  title: 'Everyone with a role',
} as const

export const roleFormTexts = {
  noAccess: 'No access',
  given: (email: string, wanted: string) => `${email} now has the ${wanted} role. They need to sign in again.`,
  taken: (email: string) => `${email} no longer has access.`,
  title: 'Give, change or take away a role',
  email: 'Email address',
  role: 'Role',
  why: 'Why',
  whyHint: 'We keep your reason in the audit log.',
  chooseRole: 'Please choose a role, or “No access”.',
  save: 'Save',
  saving: 'Saving',
} as const
