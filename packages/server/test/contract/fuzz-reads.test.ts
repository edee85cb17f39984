import { fuzz } from './fuzz.ts'
import { routes } from './routes.ts'

await fuzz(routes.filter(([, { method }]) => method === 'GET'))
