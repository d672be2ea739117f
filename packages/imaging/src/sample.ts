export { type SampleLabel } from './sample/labelLayouts.ts';
export { sampleLabelPdf, type SamplePageSize, sampleSheetPdf, sampleTrackingNumber } from './sample/labelPdf.ts';
export { type SamplePrint, samplePrint, samplePrintNames } from './sample/samplePrint.ts';
export { type SampleGoods, sampleBlank, sampleGoods, samplePhoto } from './sample/sampleGoods.ts';
export { sampleShirt } from './sample/sampleShirt.ts';
export { pick, type Random, randomFrom } from './sample/random.ts';
