import { Piscina } from 'piscina'

const IDLE_MS = 60_000

type Limits = Pick<
  NonNullable<ConstructorParameters<typeof Piscina>[0]>,
  'idleTimeout' | 'maxQueue' | 'maxThreads' | 'resourceLimits'
>

/**
 * One thread, or up to `maxThreads`, that starts with its first work and ends a minute after its last, or after `idleTimeout`. `name`: the file of
 * its code without its ending, beside the caller, whose `import.meta.url` is `caller`; `task`: the function there.
 */
export function workerPool(caller: string, name: string, task: string, limits: Limits): Piscina {
  // in the sources the worker is TypeScript, in the build a file beside the bundle
  const isSource = caller.endsWith('.ts')
  return new Piscina({
    filename: new URL(`./${name}${isSource ? '.ts' : '.js'}`, caller).href,
    ...(isSource && { execArgv: ['--import', 'tsx'] }),
    name: task,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    ...limits,
  })
}
