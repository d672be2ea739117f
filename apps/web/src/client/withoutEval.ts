import { z } from 'zod';

// Zod compiles schemas with eval, which the content security policy forbids. Each schema reads this setting when it is
// created, so this module must be imported first.
z.config({ jitless: true });
