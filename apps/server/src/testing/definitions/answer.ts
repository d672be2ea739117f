import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { keepAnswers } from '../../features/platformCategories/kept/keep.ts';
import type { DefinitionKind } from '../../features/platformCategories/platformCategories.public.ts';
import type { TestApp } from '../testApp.ts';

export interface Answered {
  storeId: string;
  marketplace: Marketplace;
  kind: DefinitionKind;
  key: string;
}

/** Keeps an answer as if the marketplace had given it now, and lets the jobs that it causes run. */
export async function answerDefinition(test: TestApp, { key, ...by }: Answered, content: unknown): Promise<void> {
  const { app, db } = test;
  await db.transaction().execute((tx) => keepAnswers({ tx, jobs: app.jobs }, by, new Map([[key, content]])));
  await test.drain();
}
