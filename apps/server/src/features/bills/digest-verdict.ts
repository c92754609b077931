// Runs in the worker that reads files, so that of a bill only the verdict leaves it.
export { judgeBill as default } from '@mowatt/bill-reader/judge-bill'
