import * as z from 'zod'

// First of all imports: without `jitless` zod tries `new Function`, which the CSP reports.
z.config({ ...z.locales.id(), jitless: true })
