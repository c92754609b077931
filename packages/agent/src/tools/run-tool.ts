import type { ToolContext, ToolResult } from '../agent-reply.ts'

/** Runs one tool for a model. An unknown name or unfit arguments give a result that says so, never a throw. */
export async function runTool(name: string, _args: unknown, { state }: ToolContext): Promise<ToolResult> {
  return { says: `There is no tool ${name}.`, cards: [], facts: [], state }
}
