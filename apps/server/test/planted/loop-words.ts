/** The text that makes planted tasks loop for ever; the second after they have set a reminder. */
export const LOOP = 'please think for ever'
export const LOOP_AFTER = 'remind me, then think for ever'
