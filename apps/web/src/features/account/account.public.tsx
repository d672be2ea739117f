export { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
export { SessionList } from './SessionList.tsx';
export { SessionsDialog } from './SessionsDialog.tsx';
