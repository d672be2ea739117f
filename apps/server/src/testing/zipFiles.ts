import { fromBuffer, type Entry } from 'yauzl';

/** What each file of a zip holds, by its path. */
export function filesOf(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: true }, (failure, file) => {
      if (failure) return reject(failure);
      file.on('entry', (entry: Entry) => {
        file.openReadStream(entry, (error, stream) => {
          if (error) return reject(error);
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            files.set(entry.fileName, Buffer.concat(chunks));
            file.readEntry();
          });
        });
      });
      file.on('end', () => resolve(files));
      file.readEntry();
    });
  });
}
