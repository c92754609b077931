/** Escape the Tunnel: its rules, made the same on every machine. */
export const RULES_VERSION = 1
