/** A tool as a model is told of it; `parameters` is a JSON schema. */
export type ToolSpec = { name: string; description: string; parameters: Record<string, unknown> }

export const toolSpecs: readonly ToolSpec[] = []
