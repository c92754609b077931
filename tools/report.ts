/** One broken rule: where, which rule, and what to do about it. */
export type Finding = { file: string; rule: string; message: string }

/** A check's result: without the number of files, "no findings" could mean "no files". */
export type Report = { findings: Finding[]; filesSeen: number }
