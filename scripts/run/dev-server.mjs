// The server of `npm run dev`. It exits at once: it owns no database, and no load balancer has to notice the shutdown.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit())
await import('../../packages/server/src/main.ts')
