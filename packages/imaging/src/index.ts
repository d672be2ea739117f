export { type DrawingCaption } from './drawing/strip.ts';
export { barWidths } from './drawing/symbol.ts';
export { renderDrawing } from './drawing/renderDrawing.ts';
export { extractPage, extractPages } from './label/extractPage.ts';
export { LabelReaderFailed, type LabelRefusal, LabelRefused } from './label/LabelRefused.ts';
export { mergeLabels } from './label/mergeLabels.ts';
export { pagePicture, splitLabels } from './label/pagePicture.ts';
export { type LabelPage, readLabelPdf } from './label/readLabelPdf.ts';
export { type LabelSymbol } from './label/barcodes.ts';
export {
  type Carrier,
  type CarrierFit,
  carriersOf,
  possibleNumbers,
  recognizeTracking,
  type Tracking,
} from './label/recognizeTracking.ts';
export { maxInputPixels } from './libvips.ts';
export { renderLabel } from './label/renderLabel.ts';
export { type LabelOffset, shiftLabel } from './label/shiftLabel.ts';
export { testFrameMm, testLabel } from './label/testLabel.ts';
export { type FitHow, type FitRefusal, fitPicture, type FittedPicture } from './picture/fitPicture.ts';
export { type FitWay, mostEnlarged } from './picture/fitFrame.ts';
export { type DecodedPictures, keepDecoded, type StoredPicture } from './picture/decoded.ts';
export { type EffectPicture, effectPicture } from './picture/effectPicture.ts';
export { type EffectPreview, renderEffectPreview } from './picture/effectPreview.ts';
export { type ImageMime } from './picture/format.ts';
export { type ImageRefusal, ImageRefused } from './picture/ImageRefused.ts';
export { type ImageFacts, inspectImage } from './picture/inspectImage.ts';
export { type PlacedPrint, type PrintBox } from './picture/placed.ts';
export { type EffectBlend } from './picture/shading.ts';
export { sheetJpeg, thumbnail } from './picture/thumbnail.ts';
export { layOut, type SheetLayout } from './gangSheet/layOut.ts';
export { millimetres, pieceSizes, type Placed, type Printed, type Sheet } from './gangSheet/raster.ts';
export { pdfPage, pngTiles, type SheetFile } from './gangSheet/sheetFiles.ts';
