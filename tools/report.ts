/** One broken rule: where, which rule, and what to do about it. */
export type Finding = { file: string; rule: string; message: string }

/** What a check saw: without the number of files, "no findings" could mean "looked at nothing". */
export type Report = { findings: Finding[]; filesSeen: number }
