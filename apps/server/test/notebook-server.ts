import { flushCompileCache } from 'node:module'
import { rooms } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { startServer } from '../src/start-server.ts'
import { notebookRoom } from './notebook-room.ts'

// The real server with one more room, as a process that tests can kill.
const server = await startServer(readConfig(process.env), { say: () => {}, rooms: [...rooms, notebookRoom] })
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
flushCompileCache()
