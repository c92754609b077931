/**
 * How far a figure may be trusted. `confirmed`: two independent sources, or one and arithmetic that reproduces a
 * published figure. `derived`: calculated by us, the method is in the source. `own`: our own knowledge, not checked.
 */
export type Confidence = 'confirmed' | 'one source' | 'derived' | 'own'

export type Sourced = { source: string; confidence: Confidence }
