import type { Budget } from './watch-process.ts'

/** What a task may use besides its input. */
export type TaskTools = {
  /** A large value that is sent to a worker once and not with every task. */
  resident: (name: string) => unknown
  /** Has the server do something, such as a database query, and returns its result. */
  act: (name: string, ...args: unknown[]) => Promise<unknown>
  /** Declares the budget of the next step, which replaces the earlier one. */
  begin: (budget: Budget) => void
}

/** A function of a module that workers load. Input, output and acts are plain data: they are sent between processes. */
export type Task<Input, Output> = (input: Input, tools: TaskTools) => Output | Promise<Output>

// oxlint-disable-next-line typescript/no-explicit-any -- each task has its own input; their callers know it
export type Tasks = Record<string, Task<any, unknown>>
export type InputOf<Each> = Each extends (input: infer Input, ...more: never[]) => unknown ? Input : never
export type OutputOf<Each> = Each extends (...given: never[]) => infer Output ? Awaited<Output> : never
