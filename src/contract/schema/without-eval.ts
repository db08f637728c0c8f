import { z } from 'zod'

// The security policy of the pages forbids compiling code: zod would try, and the browser would report it. Imported before any schema.
z.config({ jitless: true })
