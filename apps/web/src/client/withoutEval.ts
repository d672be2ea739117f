import { z } from 'zod';

// Compiled schemas need eval, which the content security policy forbids. A schema asks for this setting when it is
// made, so this module is the first that is imported.
z.config({ jitless: true });
