/** Web Locks, which jsdom does not have: one holder a name, let go when its promise settles. */
const held = new Set<string>()

export const locks = {
  async request(name: string, work: () => Promise<void>) {
    held.add(name)
    await work()
    held.delete(name)
  },
  query: async () => ({ held: [...held].map((name) => ({ name })), pending: [] }),
}
