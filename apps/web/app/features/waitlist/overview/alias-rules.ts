export const SHORTEST_ALIAS = 3
export const LONGEST_ALIAS = 30
export const ALIAS_HINT = '3 to 30 letters, digits and spaces. Do not use your real name.'
