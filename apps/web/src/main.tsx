import './client/withoutEval.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { newQueryClient } from './client/queryClient.ts';
import { startLanguage } from './i18n/i18n.ts';
import { newRouter } from './shell/router.tsx';
import { fetchTexts } from './texts/packs.ts';
import './ui/base.css';
import { startMode } from './ui/mode.ts';

startMode();
const texts = startLanguage(fetchTexts);
// asks the server while the texts are on their way
const client = newQueryClient();
const router = newRouter(client);
await texts;

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
