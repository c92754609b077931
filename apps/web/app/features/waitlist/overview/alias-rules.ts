export const SHORTEST_ALIAS = 3
export const LONGEST_ALIAS = 30
