// Runs in the worker that reads files: what was printed may be made to keep whoever interprets it busy.
export { readBill as default } from '@mowatt/bill-reader/read-bill'
