import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import '../client/withoutEval.ts';
import './layout.ts';
import './withoutOwnerStacks.ts';
import { dropCookie, writeCookie } from '../client/cookies.ts';
import { loadTexts, startLanguage, switchLanguage } from '../i18n/i18n.ts';
import { fetchTexts } from '../texts/packs.ts';
import { textParts } from '../texts/texts.ts';

configure({ asyncUtilTimeout: 15_000 });

beforeAll(async () => {
  await startLanguage(fetchTexts);
  await loadTexts(textParts);
});

beforeEach(async () => {
  writeCookie('order_management_system_token', 'held');
  await switchLanguage('en');
});

afterEach(() => {
  cleanup();
  dropCookie('order_management_system_token');
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
