/** Mo's second engine, for what tries and teaches it. It answers nobody yet. */
export { createReader } from './read/built-in/create-reader.ts'
export { createHeads } from './read/built-in/heads.ts'
export { printCommands } from './read/command-text.ts'
export { runCommand } from './run/run-command.ts'
export { checkTemplates } from './say/check-templates.ts'
export { checkTopics, topicsDue } from './topics/check-topics.ts'
export { createTopics } from './topics/parse-topic.ts'
export { takeTurn } from './turn/take-turn.ts'
