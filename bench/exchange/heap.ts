import { MessageChannel, Worker } from 'node:worker_threads'

const READER = new URL('../../packages/server/dist/read-worker.js', import.meta.url)
const SIZES_MB = [96, 192, 384]

/** The smallest heap in which the built reader of imports reads a file, in MB. */
export async function smallestHeap(bytes: Uint8Array): Promise<number> {
  for (const size of SIZES_MB) if (await isReadIn(size, bytes)) return size
  return Number.NaN
}

const PROGRAM = `
  const { workerData, parentPort } = require('node:worker_threads')
  import(workerData.reader).then(({ readInThread }) => readInThread(workerData.given)).then((read) => parentPort.postMessage('refused' in read))`

function isReadIn(size: number, bytes: Uint8Array): Promise<boolean> {
  const { port1, port2: pieces } = new MessageChannel()
  const given = { name: 'besar.docx', bytes: new Uint8Array(bytes), bank: 'general', roles: new Map(), pieces }
  const worker = new Worker(PROGRAM, {
    eval: true,
    workerData: { reader: READER.href, given },
    transferList: [pieces],
    resourceLimits: { maxOldGenerationSizeMb: size },
  })
  return new Promise<boolean>((done) => {
    worker.once('message', (isRefused) => done(!isRefused))
    worker.once('error', () => done(false))
  }).finally(async () => {
    port1.close()
    await worker.terminate()
  })
}
