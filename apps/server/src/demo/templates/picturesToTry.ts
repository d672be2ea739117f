import { renderEffectPreview } from '@pressroom/imaging';
import { sampleGoods, samplePhoto } from '@pressroom/imaging/sample';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const background = '#f4f3ef';
const zoom = 0.9;
const megabytes = 1024 * 1024;

/** Pictures that the slots of a listing take, and such as they only just refuse; their names say which. */
export async function writePicturesToTry(folder: string): Promise<void> {
  const goods = await sampleGoods({ goods: 'mug', colour: '#2f5d48', print: 'cactus' });
  const photo = (width: number, height: number) => samplePhoto({ goods, width, height, background, zoom });
  const files = {
    'good-square-900x900.jpg': await photo(900, 900),
    'good-portrait-1340x1785.jpg': await photo(1340, 1785),
    'small-square-899x900.jpg': await photo(899, 900),
    'small-portrait-1339x1785.jpg': await photo(1339, 1785),
    'large-square-2201x2201-for-shein.jpg': await photo(2201, 2201),
    'wrong-ratio-1200x900.jpg': await photo(1200, 900),
    'heavy-2.1MB-for-temu.jpg': padded(await photo(1000, 1000), 2.1 * megabytes),
    'heavy-3.1MB.jpg': padded(await photo(1000, 1000), 3.1 * megabytes),
    'webp-in-disguise.jpg': await renderEffectPreview({ base: goods, prints: [] }),
  };
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, bytes]) => writeFile(join(folder, name), bytes)));
}

/** What stands behind a picture's end is not looked at by anybody, but it counts. */
function padded(picture: Buffer, bytes: number): Buffer {
  return Buffer.concat([picture, Buffer.alloc(Math.ceil(bytes) - picture.length)]);
}
