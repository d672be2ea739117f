import sharp from 'sharp';

// Uploads reach this library. Whatever it could also open (SVG with its links, PDF, TIFF, HEIF) stays shut.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});

// One thread a picture: several pictures at once use the cores better than several threads on one.
sharp.concurrency(1);
// No open files are kept: a path may hold another picture the next time.
sharp.cache({ memory: 32, files: 0, items: 50 });

/** A small upload may unfold to gigabytes; beyond this many pixels nothing is decoded. */
export const maxInputPixels = 100_000_000;

export { sharp };
