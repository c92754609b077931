/** The draw: who wins, so that anybody can work it out again. */
export const ALGORITHM_VERSION = 1
