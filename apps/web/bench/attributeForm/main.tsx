import '../../src/client/withoutEval.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { newQueryClient } from '../../src/client/queryClient.ts';
import { AttributeForm, useAttributeForm } from '../../src/features/platformCategories/platformCategories.public.tsx';
import { loadTexts, startLanguage } from '../../src/i18n/i18n.ts';
import { fetchTexts } from '../../src/texts/packs.ts';
import '../../src/ui/base.css';
import { startMode } from '../../src/ui/mode.ts';
import { ThemeProvider } from '../../src/ui/ThemeProvider.tsx';
import { definition } from './definition.ts';

/** As a dialog does, it takes every change and renders anew. */
function Page() {
  const form = useAttributeForm({ fields: definition, rows: [] });
  const [, setRows] = useState(form.rows());
  useEffect(() => form.subscribe(() => setRows(form.rows())), [form]);
  return (
    <div style={{ width: 940, margin: 'auto' }}>
      <AttributeForm form={form} onAddValue={async () => undefined} />
    </div>
  );
}

startMode();
await startLanguage(fetchTexts);
await loadTexts(['frame', 'classification']);
createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={newQueryClient()}>
    <ThemeProvider>
      <Page />
    </ThemeProvider>
  </QueryClientProvider>,
);
