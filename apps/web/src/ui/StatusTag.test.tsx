import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Tone, ToneMark } from './StatusTag.tsx';

it('gives each tone a shape of its own', () => {
  const tones: Tone[] = ['waiting', 'checking', 'drawing', 'making', 'moving', 'done', 'alert', 'closed', 'unknown'];
  const shapes = tones.map((tone) => render(<ToneMark tone={tone} />).container.querySelector('svg')!.innerHTML);
  expect(new Set(shapes).size).toBe(tones.length);
});
