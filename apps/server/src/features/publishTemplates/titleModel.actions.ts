import type { TitleQuestion } from '@pressroom/contract/publishTemplates/titles';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { fail } from '../../platform/failure.ts';

const patienceMs = 60_000;
const longestAnswer = 100_000;

/** What an address of the OpenAI kind answers. */
const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().max(longestAnswer) }) })).min(1),
});

/** The lines of the model's answer: titles, perhaps with placeholders, unchecked. 409 where there is no model or no answer. */
export async function askModel(app: App, question: Omit<TitleQuestion, 'placeholders'>): Promise<string[]> {
  const { titleModel } = app.settings;
  if (!titleModel) fail(409, 'publishTemplates.noModel');
  const { url, model, key } = titleModel;
  const startedAt = new Date();
  const note = (outcome: 'done' | 'unavailable') =>
    app.outside.clientContext('titleModel').onCall?.({
      endpoint: '/chat/completions',
      store: undefined,
      startedAt,
      ms: Date.now() - startedAt.getTime(),
      outcome,
      attempts: 1,
      reference: undefined,
    });
  try {
    const answer = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, seed: question.seed, messages: [{ role: 'user', content: promptOf(question) }] }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) throw new Error(`the language model answered ${answer.status}`);
    const { choices } = completion.parse(await answer.json());
    note('done');
    return linesOf(choices[0]!.message.content);
  } catch (error) {
    app.log.warn({ err: error }, 'the language model gave no titles');
    note('unavailable');
    fail(409, 'publishTemplates.modelSilent');
  }
}

function promptOf({ keywords, titleNum, min, max }: Omit<TitleQuestion, 'placeholders'>): string {
  return [
    `Write ${titleNum} different titles in English for a product that is sold online.`,
    `Each title has from ${min} to ${max} characters and holds each of these keywords exactly once: ${keywords.join(', ')}.`,
    'Keep words in braces, such as {design}, as they are. Use no word twice in a title, no quotation marks and no emoji.',
    'Answer with the titles alone, one a line, without numbers.',
  ].join('\n');
}

/** Models number their lines and put them in quotes whatever they are told. */
function linesOf(content: string): string[] {
  return content
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^(\d+[.)]|[-*•])\s+/, '')
        .replace(/^["“'](.*)["”']$/, '$1'),
    )
    .filter(Boolean);
}
