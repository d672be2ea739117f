import { textsIn } from './texts.ts';

export const pack = textsIn('en', 'late');
