import * as z from 'zod'

// Must be the first import: without `jitless` zod calls `new Function`, which the CSP reports.
z.config({ ...z.locales.id(), jitless: true })
