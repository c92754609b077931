/** In letters, as the server takes it. */
export const LONGEST_APPEAL = 2000
