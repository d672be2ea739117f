import { textsIn } from './texts.ts';

export const pack = textsIn('zh', 'early');
