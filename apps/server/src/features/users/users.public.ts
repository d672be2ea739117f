export {
  type Credentials,
  findCredentials,
  insertFirstUser,
  lockCredentials,
  lockFirstUser,
  setOwnPassword,
  setTemporaryPassword,
} from './credentials.queries.ts';
