export { makeEffectPictures, type Outcome } from './effectPictures.actions.ts';
export { forgetEffectPictures } from './effectPictures.jobs.ts';
export { type EffectQuestion, isSameQuestion, questionOf } from './effectPictures.rules.ts';
