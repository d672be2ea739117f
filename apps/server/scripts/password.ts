// Gives an account a new first password, which its user must replace: npm run password -- NAME
import { resetPassword } from '../src/features/account/account.public.ts';
import { withDatabase } from './database.ts';

const username = process.argv[2] ?? 'admin';
await withDatabase(async (db) => {
  const password = await resetPassword(db, username);
  if (password) console.log(`Sign in as ${username} with the password ${password}`);
  else console.error(`There is no account ${username}.`);
  return password ? 0 : 1;
});
