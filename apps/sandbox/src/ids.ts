import { z } from 'zod';

/** An id of any length, sent as a number. Read as its digits. */
export const id = z.union([z.bigint(), z.int()]).transform(String);
