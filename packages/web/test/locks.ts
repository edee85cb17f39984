/** A minimal Web Locks API, which jsdom lacks: one holder per name, released when its promise settles. */
const held = new Set<string>()

export const locks = {
  async request(
    name: string,
    { ifAvailable = false }: LockOptions,
    work: (lock: object | null) => Promise<void> | void,
  ) {
    if (ifAvailable && held.has(name)) return work(null)
    held.add(name)
    await work({ name })
    held.delete(name)
  },
  query: async () => ({ held: [...held].map((name) => ({ name })), pending: [] }),
}
