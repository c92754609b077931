export const SHORTEST_ALIAS = 3
export const LONGEST_ALIAS = 30
export const ALIAS_HINT = 'Use 3 to 30 letters, numbers and spaces. Don’t use your real name.'
